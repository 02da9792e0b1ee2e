import { oneOf, optionalPort, optionalUrl, secret, text } from '../setting.js';

/** What the service says about itself. */
export const OBSERVABILITY = {
  HEALTH_PORT: optionalPort({
    description:
      'Port on which a process answers `GET /health/live` and `GET /health/ready` and nothing else, on the address of the REST interface; 0 picks a free one. For probes of processes without the role `http`.',
    defaultText: 'none',
  }),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info', {
    description: 'How much is logged.',
  }),
  LOG_FORMAT: oneOf(['auto', 'json', 'pretty'], 'auto', {
    description: 'One JSON object per line, or lines for people; `auto` is pretty on a terminal.',
  }),
  METRICS_PORT: optionalPort({
    description: 'Port on which Prometheus reads metrics (`GET /metrics`); 0 picks a free one. See operations.md.',
    defaultText: 'none: nothing is measured',
  }),
  METRICS_HOST: text('127.0.0.1', {
    description:
      'Address on which metrics are served; `METRICS_TOKEN` is required unless it is an address of this machine only.',
  }),
  METRICS_TOKEN: secret(16, {
    description: 'Bearer token that a reader of metrics must send.',
    defaultText: 'none: anyone who reaches `METRICS_HOST` may read them',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(['http', 'https'], {
    description:
      'Collector that traces are sent to, by OTLP over HTTP, for example `http://localhost:4318`. OpenTelemetry’s other variables work too (see operations.md).',
    defaultText: 'none: nothing is traced',
    secret: true,
  }),
} as const;
