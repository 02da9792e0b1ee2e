import { Module } from '@nestjs/common';
import { Pages } from './pages.js';

/** The dashboard: pages that know the service by its REST interface alone (web/), served from where they were built. */
@Module({ providers: [Pages] })
export class DashboardModule {}
