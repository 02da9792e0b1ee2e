import { Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { StalledRowsRegister } from '../platform/jobs/stalled-rows.js';
import { STALLED_INVOICES } from './stalled-invoices.js';
import { InvoiceLookup } from './invoice-lookup.service.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoiceReadings } from './invoice-readings.service.js';
import { InvoicesService } from './invoices.service.js';
import { FilePages } from './pages/file-pages.service.js';
import { InvoicePagesController } from './pages/invoice-pages.controller.js';
import { PageDrawer } from './pages/page-drawer.js';
import { PagePictures } from './pages/page-pictures.service.js';

@Module({
  controllers: [InvoicesController, InvoicePagesController],
  providers: [InvoicesService, InvoiceReadings, InvoiceLookup, PageDrawer, FilePages, PagePictures],
  exports: [InvoicesService, InvoiceReadings, InvoiceLookup],
})
export class InvoicesModule implements OnModuleInit {
  constructor(private readonly stalled: StalledRowsRegister) {}

  onModuleInit(): void {
    this.stalled.add(STALLED_INVOICES);
  }
}
