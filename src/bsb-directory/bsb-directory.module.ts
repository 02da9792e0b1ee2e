import { Module } from '@nestjs/common';
import { BsbDirectory } from './bsb-directory.js';

@Module({ providers: [BsbDirectory], exports: [BsbDirectory] })
export class BsbDirectoryModule {}
