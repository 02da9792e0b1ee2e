import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { IconChartBar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { operations } from '../../api/generated/main';
import { Section } from '../../parts/section';
import { Empty } from '../../parts/states';
import { OUTCOMES } from '../../parts/text';
import classes from './overview.module.css';
import { ARRIVALS, DECISIONS, OVERVIEW } from './text';

/** One day's figures, as the service tells them. */
export type Day =
  operations['statisticsDays']['responses'][200]['content']['application/vnd.api+json']['data']['days'][number];

const HEIGHT = 200;
const SECONDS_IN_HOUR = 3_600;
const SHORT = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const OUTCOME_COLOURS = {
  mismatch: '#c0271b',
  suspect: '#9c2a6e',
  changed: '#e08a1e',
  no_account: '#c7a81b',
  new: '#5b9be0',
  known: '#45a8a2',
  verified: '#3a9a4c',
  not_invoice: '#8a949d',
  unread: '#b6bec5',
} as const;

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);
const inHours = (seconds: number | null): number | null => rounded(seconds === null ? null : seconds / SECONDS_IN_HOUR);

type Queue =
  operations['statisticsQueue']['responses'][200]['content']['application/vnd.api+json']['data']['hours'][number];

const FIGURE = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });

const TIME = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

/** What arrived, what happened to it and how long that took, day by day; what waited to be read, hour by hour. */
export function Charts({ days, queue }: { days: readonly Day[]; queue: readonly Queue[] }) {
  if (days.every((day) => Object.values(day.arrivals).every((number) => number === 0)))
    return (
      <Empty title={OVERVIEW.none} icon={IconChartBar}>
        {OVERVIEW.noneText}
      </Empty>
    );
  const label = ({ day }: Day): string => SHORT.format(new Date(`${day}T00:00:00Z`));
  const rows = <T extends object>(figures: (day: Day) => T): (T & { at: string })[] =>
    days.map((day) => ({ ...figures(day), at: label(day) }));
  return (
    <div className={classes.charts}>
      <Stacked
        title={OVERVIEW.arrivals}
        rows={rows((day) => day.arrivals)}
        series={[
          { name: 'email', label: ARRIVALS.email, color: 'petrol.6' },
          { name: 'dashboard', label: ARRIVALS.dashboard, color: 'blue.5' },
          { name: 'api', label: ARRIVALS.api, color: 'gray.5' },
        ]}
      />
      <Stacked
        title={OVERVIEW.outcomes}
        rows={rows((day) => day.outcomes)}
        series={(Object.keys(OUTCOME_COLOURS) as (keyof typeof OUTCOME_COLOURS)[])
          .filter((outcome) => days.some((day) => day.outcomes[outcome] > 0))
          .map((outcome) => ({ name: outcome, label: OUTCOMES[outcome].word, color: OUTCOME_COLOURS[outcome] }))}
      />
      <Stacked
        title={OVERVIEW.decisions}
        rows={rows((day) => day.decisions)}
        series={[
          { name: 'approved', label: DECISIONS.approved, color: 'teal.6' },
          { name: 'cleared', label: DECISIONS.cleared, color: 'teal.3' },
          { name: 'rejected', label: DECISIONS.rejected, color: 'red.7' },
          { name: 'held', label: DECISIONS.held, color: 'yellow.6' },
          { name: 'reopened', label: DECISIONS.reopened, color: 'gray.5' },
        ]}
      />
      <Lines
        title={OVERVIEW.timeToDecision}
        rows={rows(({ time_to_decision: { median_seconds, p95_seconds } }) => ({
          median: inHours(median_seconds),
          p95: inHours(p95_seconds),
        }))}
        series={SPANS}
        zeros
      />
      <Lines
        title={OVERVIEW.reading}
        rows={rows(({ reading: { median_seconds, p95_seconds } }) => ({
          median: rounded(median_seconds),
          p95: rounded(p95_seconds),
        }))}
        series={SPANS}
        zeros
      />
      <Lines
        title={OVERVIEW.queue}
        rows={queue.map(({ hour, arrived, waiting }) => ({ at: TIME.format(new Date(hour)), arrived, waiting }))}
        series={[
          { name: 'waiting', label: OVERVIEW.waiting, color: 'petrol.6' },
          { name: 'arrived', label: OVERVIEW.arrived, color: 'gray.5' },
        ]}
      />
    </div>
  );
}

interface ChartProps {
  title: string;
  /** What each point has beside the words below it (`at`), by the names of the series. */
  rows: ({ at: string } & Record<string, unknown>)[];
  series: { name: string; label: string; color: string }[];
  /** Whether a 0 says something, as a time does; a count of 0 does not. */
  zeros?: boolean;
}

const SPANS = [
  { name: 'median', label: OVERVIEW.median, color: 'petrol.6' },
  { name: 'p95', label: OVERVIEW.p95, color: 'yellow.7' },
];

function Stacked(props: ChartProps) {
  const { rows, series } = props;
  return (
    <Chart {...props}>
      <BarChart h={HEIGHT} type="stacked" withLegend dataKey="at" data={rows} series={series} />
    </Chart>
  );
}

function Lines(props: ChartProps) {
  const { rows, series } = props;
  return (
    <Chart {...props}>
      <LineChart
        h={HEIGHT}
        withLegend
        connectNulls={false}
        curveType="linear"
        dataKey="at"
        data={rows}
        series={series}
      />
    </Chart>
  );
}

/** A chart and its figures; axes without anything between them would look as if something failed to load. */
function Chart({ title, rows, series, zeros = false, children }: ChartProps & { children: ReactNode }) {
  const isTold = (value: unknown): boolean => typeof value === 'number' && (zeros || value !== 0);
  const told = rows.filter((row) => series.some(({ name }) => isTold(row[name])));
  return (
    <Section title={title}>
      {told.length === 0 ? (
        <p className={`soft ${classes.none}`}>{OVERVIEW.noFigures}</p>
      ) : (
        <>
          {children}
          <Figures title={title} rows={told} series={series} />
        </>
      )}
    </Section>
  );
}

/** The same in figures, for whom colours or lines do not tell apart. */
function Figures({ title, rows, series }: ChartProps) {
  return (
    <details className={classes.figures}>
      <summary>{OVERVIEW.figures}</summary>
      <div className={classes.scroll} role="region" tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              <td />
              {series.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.at}>
                <th scope="row">{row.at}</th>
                {series.map(({ name }) => (
                  <td key={name} className="digits">
                    {typeof row[name] === 'number' ? FIGURE.format(row[name]) : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
