import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { OutboxRelay } from '../events/relay.js';
import { JobProcessor } from './job-processor.js';

/** Starts the processors that this process provides and the relay that feeds them, once everything else is up. */
@Injectable()
export class WorkerStarter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly relay: OutboxRelay,
  ) {}

  onApplicationBootstrap(): void {
    for (const processor of this.processors()) processor.start();
    this.relay.start();
  }

  /** Lets jobs that run go on for a moment; what is not done then is taken up again by the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.processors().map((processor) => processor.stop()));
  }

  private processors(): JobProcessor<object>[] {
    return this.discovery
      .getProviders()
      .map((wrapper) => wrapper.instance as unknown)
      .filter((instance) => instance instanceof JobProcessor);
  }
}
