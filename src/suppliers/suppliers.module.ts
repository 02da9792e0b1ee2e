import { Module } from '@nestjs/common';
import { RepeatedNumbers } from './repeated-numbers.js';
import { SupplierLookup } from './supplier-lookup.js';
import { SupplierMemory } from './supplier-memory.js';
import { SuppliersController } from './suppliers.controller.js';
import { SuppliersService } from './suppliers.service.js';

@Module({
  controllers: [SuppliersController],
  providers: [RepeatedNumbers, SupplierLookup, SupplierMemory, SuppliersService],
  exports: [RepeatedNumbers, SupplierLookup, SupplierMemory],
})
export class SuppliersModule {}
