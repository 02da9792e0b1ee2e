import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconArrowAutofitHeight,
  IconArrowAutofitWidth,
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Empty, Failed, Loading } from '../../../parts/states';
import { REDACTION } from '../../../parts/text';
import { useEntity } from '../../../session/entity';
import { useShortcuts } from '../../../shell/keyboard';
import { pagesQuery } from '../data';
import type { InvoiceDetail } from '../data';
import { marksOf } from '../fields/fields';
import type { Picking } from '../fields/picking';
import { DOCUMENT, KEYS } from '../text';
import classes from './document.module.css';
import { PageView } from './page-view';
import { Thumbnails } from './thumbnails';
import { useView } from './use-view';

interface DocumentPanelProps {
  invoice: InvoiceDetail;
  /** The page that is shown, counting from 1. */
  number: number;
  onNumber(number: number): void;
  /** The field or place that is prominent. */
  active: string | null;
  onActive(id: string): void;
  picking: Picking | null;
}

const FALLBACK = { width: 595, height: 842 };

/** The document as a person sees it, page by page, with what was read boxed where it is. */
export function DocumentPanel({ invoice, number, onNumber, active, onActive, picking }: DocumentPanelProps) {
  const entity = useEntity();
  const frame = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(pagesQuery(entity.id, invoice.id));
  const pages = data?.rows ?? [];
  const count = data?.total ?? 0;
  const page = pages.find((one) => one.attributes.number === number) ?? null;
  const size = page?.attributes ?? FALLBACK;
  const view = useView(frame, size);
  const marks = marksOf(invoice);
  const goTo = (to: number): void => {
    if (to >= 1 && to <= count) onNumber(to);
  };
  useShortcuts([
    { keys: '[', shownAs: '[ ]', label: KEYS.pages, section: KEYS.document, run: () => goTo(number - 1) },
    { keys: ']', shownAs: '[ ]', label: KEYS.pages, section: KEYS.document, run: () => goTo(number + 1) },
    { keys: '+', shownAs: '+ -', label: KEYS.zoom, section: KEYS.document, run: view.larger },
    { keys: '=', shownAs: '+ -', label: KEYS.zoom, section: KEYS.document, run: view.larger },
    { keys: '-', shownAs: '+ -', label: KEYS.zoom, section: KEYS.document, run: view.smaller },
    { keys: '0', label: KEYS.fit, section: KEYS.document, run: view.fit },
    { keys: 't', label: KEYS.turn, section: KEYS.document, run: view.turnOn },
  ]);
  if (invoice.attributes.redacted_at !== null)
    return (
      <section className={classes.panel} aria-label={DOCUMENT.title}>
        <Empty title={REDACTION.done}>{REDACTION.noFile}</Empty>
      </section>
    );
  if (!entity.sees_accounts)
    return (
      <section className={classes.panel} aria-label={DOCUMENT.title}>
        <Empty title={DOCUMENT.notForRole}>{DOCUMENT.notForRoleText}</Empty>
      </section>
    );
  if (error !== null && data === undefined)
    return (
      <section className={classes.panel} aria-label={DOCUMENT.title}>
        <Failed error={error} again={() => void refetch()} />
      </section>
    );
  const FitIcon = view.zoom === 'width' ? IconArrowAutofitHeight : IconArrowAutofitWidth;
  const tool = (label: string, icon: typeof IconZoomIn, run: () => void, disabled = false) => {
    const Icon = icon;
    return (
      <Tooltip label={label}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={label}
          onClick={run}
          disabled={disabled}
          data-disabled={disabled || undefined}
        >
          <Icon size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tooltip>
    );
  };
  return (
    <section className={classes.panel} aria-label={DOCUMENT.title}>
      <div className={classes.tools} role="toolbar" aria-label={DOCUMENT.tools}>
        {tool(DOCUMENT.previous, IconChevronLeft, () => goTo(number - 1), number <= 1)}
        <span className={`digits ${classes.count}`} aria-live="polite">
          {count === 0 ? '–' : DOCUMENT.pageOf(number, count)}
        </span>
        {tool(DOCUMENT.next, IconChevronRight, () => goTo(number + 1), number >= count)}
        <span className={classes.push} />
        {tool(DOCUMENT.smaller, IconZoomOut, view.smaller)}
        <span className={`digits soft ${classes.percent}`}>{Math.round(view.scale * 100)} %</span>
        {tool(DOCUMENT.larger, IconZoomIn, view.larger)}
        {tool(view.zoom === 'width' ? DOCUMENT.fitPage : DOCUMENT.fitWidth, FitIcon, view.fit)}
        {tool(DOCUMENT.turn, IconRotateClockwise, view.turnOn)}
        <Tooltip label={DOCUMENT.download}>
          <ActionIcon
            component="a"
            variant="subtle"
            color="gray"
            aria-label={DOCUMENT.download}
            href={`/dashboard/api/${entity.id}/invoices/${invoice.id}/file`}
            download
          >
            <IconDownload size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      <div className={classes.body}>
        {count > 1 ? (
          <Thumbnails invoice={invoice} pages={pages} number={number} marks={marks} onNumber={onNumber} />
        ) : null}
        {/* A region that scrolls can be scrolled by keys as well. */}
        <div className={classes.frame} ref={frame} tabIndex={0} role="region" aria-label={DOCUMENT.page(number)}>
          {data === undefined ? <Loading /> : null}
          {data !== undefined && page === null ? <Empty title={DOCUMENT.noPage}>{DOCUMENT.noPageText}</Empty> : null}
          {page === null ? null : (
            <PageView
              key={`${invoice.id}-${number}`}
              invoice={invoice}
              page={page}
              view={view}
              marks={marks.filter((one) => one.page === number)}
              active={active}
              onActive={onActive}
              picking={picking}
            />
          )}
        </div>
      </div>
    </section>
  );
}
