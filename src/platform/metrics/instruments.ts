import type * as client from 'prom-client';

type Labels<L extends string> = Readonly<Record<L, string | number>>;

interface Described<L extends string> {
  /** Begins with `payproof_`, ends with its unit; that of a counter with `_total`. */
  name: `payproof_${string}`;
  help: string;
  /** Each has few values, and none that tells of a supplier, a person, a key or an account. */
  labels: readonly L[];
}

/** Something that is measured. Nothing is kept until metrics are switched on. */
abstract class Instrument<Metric> {
  protected metric: Metric | null = null;

  constructor(private readonly make: (from: typeof client, registry: client.Registry) => Metric) {}

  connect(from: typeof client, registry: client.Registry): void {
    this.metric = this.make(from, registry);
  }
}

/** Counts what happened. */
export class Counter<L extends string> extends Instrument<client.Counter<L>> {
  add(labels: Labels<L>, count = 1): void {
    this.metric?.inc(labels, count);
  }
}

/** Sorts times, in seconds, into buckets. */
export class Histogram<L extends string> extends Instrument<client.Histogram<L>> {
  observe(labels: Labels<L>, seconds: number): void {
    this.metric?.observe(labels, seconds);
  }
}

/** What is so at the moment. */
export class Gauge<L extends string> extends Instrument<client.Gauge<L>> {
  /** Replaces every value that there was. */
  setAll(values: readonly { labels: Labels<L>; value: number }[]): void {
    this.metric?.reset();
    for (const { labels, value } of values) this.metric?.set(labels, value);
  }
}

const instruments: Pick<Instrument<unknown>, 'connect'>[] = [];

function defined<I extends Pick<Instrument<unknown>, 'connect'>>(instrument: I): I {
  instruments.push(instrument);
  return instrument;
}

export function defineCounter<L extends string>({ name, help, labels }: Described<L>): Counter<L> {
  return defined(
    new Counter<L>((from, registry) => new from.Counter({ name, help, labelNames: labels, registers: [registry] })),
  );
}

/** @param buckets upper bounds in seconds, ascending */
export function defineHistogram<L extends string>({
  name,
  help,
  labels,
  buckets,
}: Described<L> & { buckets: readonly number[] }): Histogram<L> {
  return defined(
    new Histogram<L>(
      (from, registry) =>
        new from.Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers: [registry] }),
    ),
  );
}

export function defineGauge<L extends string>({ name, help, labels }: Described<L>): Gauge<L> {
  return defined(
    new Gauge<L>((from, registry) => new from.Gauge({ name, help, labelNames: labels, registers: [registry] })),
  );
}

/** Makes every instrument that is declared keep what it is told from now on. */
export function connectInstruments(from: typeof client, registry: client.Registry): void {
  for (const instrument of instruments) instrument.connect(from, registry);
}
