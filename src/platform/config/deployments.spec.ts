import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readSettings, ROLES, SETTINGS } from './settings.js';
import type { Role } from './settings.js';

type Environment = Record<string, string>;

const ASSIGNED = /^([A-Z_\d]+)=(.*)$/gm;
/** What Amazon's library reads. */
const AWS = ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
const SECRET = 'x'.repeat(32);
const PROBED = ['/health/live', '/health/ready'];
const read = (path: string): string => readFileSync(path, 'utf8');

function assignedIn(text: string): Environment {
  return Object.fromEntries([...text.matchAll(ASSIGNED)].map(([, name = '', value = '']) => [name, value]));
}

/** Throws if a name is none of the settings or a value none of its values. */
function settingsOf(environment: Environment): ReturnType<typeof readSettings> {
  for (const name of Object.keys(environment))
    if (!(name in SETTINGS) && !AWS.includes(name)) throw new Error(`There is no setting ${name}.`);
  return readSettings(environment);
}

describe('docker/compose.scale.yaml', () => {
  const compose = parse(read('docker/compose.scale.yaml'), { merge: true }) as {
    services: Record<
      string,
      { environment: Environment; healthcheck?: { test: string[] }; stop_grace_period?: string }
    >;
    configs: Record<string, { content: string }>;
  };
  const filled = (value: string): string =>
    value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, SECRET);
  const environmentOf = (role: Role): Environment =>
    Object.fromEntries(
      Object.entries(compose.services[role]?.environment ?? {}).map(([name, value]) => [name, filled(value)]),
    );

  it.each([...ROLES])('gives a process of the role %s settings that there are', (role) => {
    const settings = settingsOf(environmentOf(role));
    expect(settings).toMatchObject({ ROLES: [role], SECRET_KEY: SECRET, DEMO: false });
    expect([settings.DATABASE_LISTEN_URL, settings.REDIS_URL, settings.S3_ENDPOINT]).not.toContain(null);
    const { healthcheck, stop_grace_period: grace } = compose.services[role] ?? {};
    expect(healthcheck?.test.at(-1)).toContain(`:${settings.HEALTH_PORT ?? 0}/health/ready`);
    expect(grace).toBe('30s');
  });

  it('leads traffic to the ports on which processes listen', () => {
    const { HTTP_PORT, SMTP_PORT, HEALTH_PORT } = settingsOf(environmentOf('http'));
    const balancer = compose.configs.haproxy?.content ?? '';
    expect(balancer).toContain(` http:${HTTP_PORT}\n`);
    expect(balancer).toContain(` smtp:${SMTP_PORT} send-proxy port ${HEALTH_PORT ?? 0}\n`);
    for (const [, path] of balancer.matchAll(/httpchk GET (\S+)/g)) expect(PROBED).toContain(path);
  });
});

interface Probe {
  httpGet: { path: string; port: string };
}

interface Container {
  env: { name: string; value: string }[];
  ports: { name: string; containerPort: number }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  securityContext: object;
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    selector: Record<string, unknown>;
    ports?: { targetPort: string }[];
    scaleTargetRef?: { name: string };
    template?: {
      metadata: { labels: Environment };
      spec: { terminationGracePeriodSeconds: number; securityContext: object; containers: [Container] };
    };
  };
}

describe('docker/kubernetes', () => {
  const base = 'docker/kubernetes/base';
  const overlay = 'docker/kubernetes/overlays/production';
  const { resources } = parse(read(join(base, 'kustomization.yaml'))) as { resources: string[] };
  const kustomization = parse(read(join(overlay, 'kustomization.yaml'))) as {
    resources: string[];
    replicas: { name: string }[];
    configMapGenerator: { literals: string[] }[];
    secretGenerator: { envs: string[] }[];
  };
  const manifests = resources.flatMap((file) =>
    parseAllDocuments(read(join(base, file))).map((document) => document.toJS() as Manifest),
  );
  const named = (kind: string, name: string): Manifest | undefined =>
    manifests.find((one) => one.kind === kind && one.metadata.name === name);
  const environment = {
    ...assignedIn(read(join(base, 'settings.env'))),
    ...assignedIn((kustomization.configMapGenerator[0]?.literals ?? []).join('\n')),
    ...assignedIn(read(join(overlay, kustomization.secretGenerator[0]?.envs[0] ?? ''))),
  };

  it('names files and manifests that there are', () => {
    for (const file of kustomization.resources)
      expect(existsSync(join(overlay, file, 'kustomization.yaml'))).toBe(true);
    for (const { name } of kustomization.replicas) expect(named('Deployment', name)).toBeDefined();
  });

  it.each([...ROLES])(
    'runs the role %s with settings that there are, on ports that are open, as nobody special',
    (role) => {
      const { selector, template } = named('Deployment', role)?.spec ?? {};
      const pod = template?.spec;
      const [container] = pod?.containers ?? [];
      const given = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
      const settings = settingsOf({ ...environment, ...given });
      expect(settings).toMatchObject({ ROLES: [role], DEMO: false });
      const ports = Object.fromEntries(
        (container?.ports ?? []).map(({ name, containerPort }) => [name, containerPort]),
      );
      expect(ports).toEqual({
        ...(role === 'http' && { http: settings.HTTP_PORT }),
        ...(role === 'smtp' && { smtp: settings.SMTP_PORT }),
        health: settings.HEALTH_PORT,
        metrics: settings.METRICS_PORT,
      });
      for (const probe of [container?.startupProbe, container?.livenessProbe, container?.readinessProbe]) {
        expect(PROBED).toContain(probe?.httpGet.path);
        expect(ports).toHaveProperty(probe?.httpGet.port ?? '');
      }
      expect(pod?.terminationGracePeriodSeconds).toBe(30);
      expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true });
      expect(container?.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      // What counts on its pods means them.
      expect(selector?.matchLabels).toEqual(template?.metadata.labels);
      expect(named('PodDisruptionBudget', role)?.spec.selector.matchLabels).toEqual(template?.metadata.labels);
      for (const { targetPort } of named('Service', role)?.spec.ports ?? []) expect(ports).toHaveProperty(targetPort);
      expect(named('Service', role)?.spec.selector ?? template?.metadata.labels).toEqual(template?.metadata.labels);
    },
  );

  it('lets the number of workers grow, and sets none beside', () => {
    const scaled = manifests.find(({ kind }) => kind === 'HorizontalPodAutoscaler')?.spec.scaleTargetRef?.name;
    expect(scaled).toBe('worker');
    expect(named('Deployment', 'worker')?.spec).not.toHaveProperty('replicas');
    expect(kustomization.replicas.map(({ name }) => name)).not.toContain('worker');
  });
});
