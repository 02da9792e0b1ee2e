import { Module } from '@nestjs/common';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesService } from './invoices.service.js';
import { FilePages } from './pages/file-pages.service.js';
import { InvoicePagesController } from './pages/invoice-pages.controller.js';
import { PageDrawer } from './pages/page-drawer.js';
import { PagePictures } from './pages/page-pictures.service.js';

@Module({
  controllers: [InvoicesController, InvoicePagesController],
  providers: [InvoicesService, PageDrawer, FilePages, PagePictures],
  exports: [InvoicesService],
})
export class InvoicesModule {}
