import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Backlog } from '../metrics/backlog.js';
import type { Settings } from '../platform/config/settings.js';
import { poolOf } from '../platform/database/read-rows.js';
import { defineGauge } from '../platform/metrics/instruments.js';
import type { Refresh } from '../platform/metrics/metrics.js';
import { OutgoingPause } from '../platform/outgoing/outgoing-pause.js';
import { SmtpSessions } from '../smtp-ingress/receiving/smtp-sessions.js';

const databaseConnections = defineGauge({
  name: 'payproof_database_connections',
  help: 'Database connections that this process holds, and requests that wait for one.',
  labels: ['state'],
});
const smtpConnections = defineGauge({
  name: 'payproof_smtp_connections',
  help: 'Connections that the mail server of this process holds.',
  labels: [],
});

/** What brings up to date the gauges that a process of these roles has. */
export function refreshedGauges(app: INestApplicationContext, { ROLES }: Settings): Refresh[] {
  const pool = poolOf(app.get(DataSource));
  const sessions = app.get(SmtpSessions);
  const pause = app.get(OutgoingPause);
  const backlog = ROLES.includes('worker') ? app.get(Backlog) : null;
  return [
    () =>
      databaseConnections.setAll([
        { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'awaited' }, value: pool.waitingCount },
      ]),
    () => smtpConnections.setAll([{ labels: {}, value: sessions.connections }]),
    () => backlog?.refresh(),
    async () => void (await pause.current()),
  ];
}
