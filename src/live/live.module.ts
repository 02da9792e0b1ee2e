import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { LiveListener } from './live-listener.js';
import { LiveRecorder } from './live-recorder.js';
import { LiveStreams } from './live-streams.js';
import { LiveController } from './live.controller.js';

@Module({
  imports: [IdentityModule],
  controllers: [LiveController],
  providers: [LiveListener, LiveStreams, LiveRecorder],
})
export class LiveModule {}
