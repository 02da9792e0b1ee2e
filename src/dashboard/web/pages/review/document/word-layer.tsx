import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { showHidden } from '../../../parts/show-hidden';
import { useEntity } from '../../../session/entity';
import { wordsQuery } from '../data';
import type { Box, InvoiceDetail, InvoicePageInfo, PageWord } from '../data';
import { textOf } from '../fields/picking';
import type { Picking } from '../fields/picking';
import { DOCUMENT } from '../text';
import classes from './document.module.css';
import { placeOf } from './place';
import { wordBeside, wordsBetween, wordsIn } from './words';

/** The id of the words that can be picked, to which a button leads. */
export const WORDS_ON_PAGE = 'words-on-page';

interface WordLayerProps {
  invoice: InvoiceDetail;
  page: InvoicePageInfo;
  picking: Picking;
  turn: number;
}

/** The words that were read of a page, to be picked: by a click, by drawing over them, or by the arrow keys. */
export function WordLayer({ invoice, page, picking, turn }: WordLayerProps) {
  const entity = useEntity();
  const { number, width, height } = page.attributes;
  const { data: words = [] } = useQuery(wordsQuery(entity.id, invoice.id, number));
  const layer = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const [drawn, setDrawn] = useState<Box | null>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const picked = new Set(picking.picked?.page === number ? picking.picked.words.map(({ index }) => index) : []);
  const pick = (chosen: readonly PageWord[]): void => picking.onPick(number, chosen);

  /** A place of the pointer on the upright page, in points, however the page is turned on the screen. */
  const pointOf = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
    const box = (layer.current as HTMLElement).getBoundingClientRect();
    const across = (clientX - box.left) / box.width;
    const down = (clientY - box.top) / box.height;
    const [x, y] =
      turn === 90
        ? [down, 1 - across]
        : turn === 180
          ? [1 - across, 1 - down]
          : turn === 270
            ? [1 - down, across]
            : [across, down];
    return { x: x * width, y: y * height };
  };
  const boxTo = ({ x, y }: { x: number; y: number }): Box => {
    const start = from.current ?? { x, y };
    return { x0: Math.min(start.x, x), y0: Math.min(start.y, y), x1: Math.max(start.x, x), y1: Math.max(start.y, y) };
  };
  const end = (event: PointerEvent): void => {
    if (from.current === null) return;
    const chosen = wordsIn(words, boxTo(pointOf(event)));
    from.current = null;
    setDrawn(null);
    if (chosen.length > 0) {
      pick(chosen);
      setCursor(chosen.at(-1)?.index ?? null);
    }
  };
  const move = (event: KeyboardEvent): void => {
    const direction = ({ ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const)[
      event.key as 'ArrowLeft'
    ];
    if (direction !== undefined) {
      event.preventDefault();
      const to = wordBeside(words, cursor, direction);
      if (to === null) return;
      setCursor(to.index);
      if (event.shiftKey) {
        const start = anchor ?? cursor ?? to.index;
        setAnchor(start);
        pick(wordsBetween(words, start, to.index));
      } else setAnchor(null);
    } else if (event.key === ' ') {
      event.preventDefault();
      const word = words.find(({ index }) => index === cursor);
      if (word === undefined) return;
      const chosen = words.filter(({ index }) => picked.has(index) !== (index === cursor));
      pick(chosen);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const word = words.find(({ index }) => index === cursor);
      if (picked.size === 0 && word !== undefined) pick([word]);
      picking.onDone();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      picking.onDone();
    }
  };
  useEffect(() => {
    if (cursor !== null)
      layer.current?.querySelector(`#word-${cursor}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cursor]);
  return (
    <div
      ref={layer}
      id={WORDS_ON_PAGE}
      className={classes.words}
      role="listbox"
      aria-multiselectable
      aria-label={DOCUMENT.words}
      aria-activedescendant={cursor === null ? undefined : `word-${cursor}`}
      tabIndex={0}
      onKeyDown={move}
      onFocus={() => setCursor((now) => now ?? picking.startAt(words))}
      onPointerDown={(event) => {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        from.current = pointOf(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current !== null) setDrawn(boxTo(pointOf(event)));
      }}
      onPointerUp={end}
      onPointerCancel={() => {
        from.current = null;
        setDrawn(null);
      }}
      onClick={(event) => {
        // Fingers scroll by drawing; they pick by tapping.
        if ((event.nativeEvent as unknown as { pointerType: string }).pointerType !== 'touch') return;
        const { x, y } = pointOf(event as unknown as PointerEvent);
        const [word] = wordsIn(words, { x0: x, y0: y, x1: x, y1: y });
        if (word !== undefined) pick(words.filter(({ index }) => picked.has(index) !== (index === word.index)));
      }}
    >
      {words.map((word) => (
        <span
          key={word.index}
          id={`word-${word.index}`}
          role="option"
          aria-selected={picked.has(word.index)}
          aria-label={showHidden(word.text)}
          className={classes.word}
          data-cursor={word.index === cursor || undefined}
          style={placeOf(word.box, { width, height }, 0.5)}
        />
      ))}
      {drawn === null ? null : <span className={classes.drawn} style={placeOf(drawn, { width, height })} />}
      <span className={classes.pickedText} aria-live="polite">
        {textOf(words.filter(({ index }) => picked.has(index)))}
      </span>
    </div>
  );
}
