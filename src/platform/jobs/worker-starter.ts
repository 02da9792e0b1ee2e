import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { OutboxRelay } from '../events/relay.js';
import { ROUTES } from './job.js';
import type { Route } from './job.js';
import { JobProcessor } from './job-processor.js';

/** Starts the processors that this process provides and the relay that feeds them, once everything else is up. */
@Injectable()
export class WorkerStarter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly relay: OutboxRelay,
    @Inject(ROUTES) private readonly routes: Route[],
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.checkThatEveryJobHasOneProcessor();
    await Promise.all(this.processors().map((processor) => processor.start()));
    this.relay.start();
  }

  /** Lets jobs that run go on for a moment; what is not done then is taken up again by the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.processors().map((processor) => processor.stop()));
  }

  private checkThatEveryJobHasOneProcessor(): void {
    for (const { job, event } of this.routes) {
      const count = this.processors().filter((processor) => processor.job === job).length;
      if (count !== 1)
        throw new Error(`${event.type} leads to ${job.name}, which has ${count} processors instead of one.`);
    }
  }

  private processors(): JobProcessor<object>[] {
    return this.discovery
      .getProviders()
      .map((wrapper) => wrapper.instance as unknown)
      .filter((instance) => instance instanceof JobProcessor);
  }
}
