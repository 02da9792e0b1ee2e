import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

/** One line of what a process serves. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

export interface Alert {
  alert: string;
  expr: string;
}

/** The samples of a text in Prometheus' format. */
export function samplesOf(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^([a-z_:]\w*)(?:\{(.*)\})? (\S+)$/i.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
    return [{ name, labels: Object.fromEntries(pairs.map(([, label, is]) => [label, is])), value: Number(value) }];
  });
}

/** The type of each metric, by name. */
export function typesOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]));
}

/** Every query of the dashboard. */
export function dashboardQueries(): string[] {
  const { panels } = JSON.parse(readFileSync('docker/grafana/payproof.json', 'utf8')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')));
}

export function alerts(): Alert[] {
  const { groups } = parse(readFileSync('docker/prometheus/alerts.yaml', 'utf8')) as { groups: { rules: Alert[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

/** The metrics that a query asks for. Throws for what is no PromQL. */
export function metricsIn(query: string): string[] {
  const names: string[] = [];
  parser.parse(query).iterate({
    enter: ({ type, name, from, to, node }) => {
      if (type.isError) throw new Error(`Not a query, at ${from}: ${query}`);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(query.slice(from, to));
    },
  });
  return names;
}
