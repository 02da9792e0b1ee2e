import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Settings } from '../platform/config/settings.js';
import { HealthPort } from '../platform/health/health-port.js';
import { HealthService } from '../platform/health/health.service.js';
import { OutgoingPause } from '../platform/outgoing/outgoing-pause.js';
import { Metrics } from '../platform/metrics/metrics.js';
import type { OpenTelemetry } from '../platform/tracing/open-telemetry.js';
import { traceWith } from '../platform/tracing/tracing.js';
import { SmtpIngress } from '../smtp-ingress/receiving/smtp.server.js';
import { clearly } from './clearly.js';
import { createApp } from './create-app.js';
import { createRuntime } from './create-runtime.js';
import type { Runtime, OnDatabaseEnd } from './create-runtime.js';
import { refreshedGauges } from './refreshed-gauges.js';
import { refreshAddresses } from '../organization/founding/credentials.js';
import type { Addresses } from '../organization/founding/credentials.js';
import { OrganizationFounder } from '../organization/founding/organization-founder.js';

/** A service that runs. */
export interface RunningService {
  addresses: Addresses;
  /** Whether this start made the demo organization. */
  foundedDemo: boolean;
  /** Whether nothing is sent until somebody says so. */
  outgoingPaused: boolean;
  stop(): Promise<void>;
}

/** Starts every role of this process. Throws a StartError with one line for a person if it cannot start. */
export async function startService(settings: Settings, onDatabaseEnd: OnDatabaseEnd): Promise<RunningService> {
  const runtime = await createRuntime(settings, onDatabaseEnd);
  let app: NestFastifyApplication | null = null;
  let metrics: Metrics | null = null;
  let health: HealthPort | null = null;
  const tracing = await beginTracing(settings, runtime);
  const stop = async (): Promise<void> => {
    await app?.close();
    await metrics?.close();
    await health?.close();
    await tracing?.close();
    if (runtime.dataSource.isInitialized) await runtime.dataSource.destroy();
    await runtime.release();
  };
  try {
    if (settings.METRICS_PORT !== null) metrics = await Metrics.begin(settings.METRICS_TOKEN);
    app = await createApp(runtime);
    const addresses = await listen(app, runtime);
    if (settings.HEALTH_PORT !== null) health = new HealthPort(app.get(HealthService));
    const healthPort = health && (await serveHealth(health, settings));
    const metricsPort = metrics && (await serveMetrics(metrics, app, settings));
    const foundedDemo = settings.DEMO && (await app.get(OrganizationFounder).foundDemo(settings.DATA_DIR, addresses));
    if (!foundedDemo) await refreshAddresses(join(settings.DATA_DIR, 'credentials.json'), addresses);
    const pause = await app.get(OutgoingPause).current();
    if (pause !== null)
      runtime.logger.warn(
        { since: pause.since, reason: pause.reason },
        'Outgoing messages are paused: no webhook, mail or SMS is sent until you run outgoing:resume',
      );
    runtime.logger.info(
      {
        http: settings.ROLES.includes('http') ? addresses.http : null,
        smtp: settings.ROLES.includes('smtp') ? addresses.smtp : null,
        smtps: addresses.smtps,
        metrics: metricsPort,
        health: healthPort,
        roles: settings.ROLES,
      },
      'Ready',
    );
    return { addresses, foundedDemo, outgoingPaused: pause !== null, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

/** The library is loaded only where somebody wants to see traces. */
async function beginTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Settings,
  { logger }: Runtime,
): Promise<OpenTelemetry | null> {
  if (endpoint === null) return null;
  const library = await import('../platform/tracing/open-telemetry.js');
  const tracing = new library.OpenTelemetry(endpoint, logger);
  traceWith(tracing);
  return tracing;
}

/** Returns the port. */
async function serveMetrics(metrics: Metrics, app: NestFastifyApplication, settings: Settings): Promise<number> {
  for (const refresh of refreshedGauges(app, settings)) metrics.beforeReading(refresh);
  const { METRICS_PORT, METRICS_HOST } = settings;
  return clearly('METRICS_PORT', METRICS_PORT ?? 0, () => metrics.listen(METRICS_PORT ?? 0, METRICS_HOST));
}

/** Returns the port. */
async function serveHealth(health: HealthPort, { HEALTH_PORT, HTTP_HOST }: Settings): Promise<number> {
  return clearly('HEALTH_PORT', HEALTH_PORT ?? 0, () => health.listen(HEALTH_PORT ?? 0, HTTP_HOST));
}

async function listen(app: NestFastifyApplication, { settings, publicUrl }: Runtime): Promise<Addresses> {
  let httpPort = settings.HTTP_PORT;
  let smtpPort = settings.SMTP_PORT;
  let smtpsPort: number | null = null;
  if (settings.ROLES.includes('smtp'))
    smtpPort = await clearly('SMTP_PORT', settings.SMTP_PORT, () => app.get(SmtpIngress).listen());
  if (settings.ROLES.includes('smtp') && settings.SMTPS_PORT !== null)
    smtpsPort = await clearly('SMTPS_PORT', settings.SMTPS_PORT, () => app.get(SmtpIngress).listenSecurely());
  if (settings.ROLES.includes('http')) {
    await clearly('HTTP_PORT', settings.HTTP_PORT, () =>
      app.listen({ port: settings.HTTP_PORT, host: settings.HTTP_HOST }),
    );
    httpPort = (app.getHttpServer().address() as AddressInfo).port;
  } else await app.init();
  publicUrl.settle(httpPort);
  return {
    http: `http://localhost:${httpPort}`,
    smtp: `localhost:${smtpPort}`,
    smtps: smtpsPort === null ? null : `localhost:${smtpsPort}`,
    inboundDomain: settings.INBOUND_DOMAIN,
    publicUrl: publicUrl.of(''),
  };
}
