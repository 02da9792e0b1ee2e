import { Module } from '@nestjs/common';
import { SupplierLookup } from './supplier-lookup.js';
import { SupplierMemory } from './supplier-memory.js';
import { SuppliersController } from './suppliers.controller.js';
import { SuppliersService } from './suppliers.service.js';

@Module({
  controllers: [SuppliersController],
  providers: [SupplierLookup, SupplierMemory, SuppliersService],
  exports: [SupplierLookup, SupplierMemory],
})
export class SuppliersModule {}
