import { Center, Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '../../../api/problem';
import { Loading } from '../../../parts/states';
import { showHidden } from '../../../parts/show-hidden';
import { useEntity } from '../../../session/entity';
import { pictureQuery } from '../data';
import type { InvoiceDetail, InvoicePageInfo, PictureWidth } from '../data';
import type { Mark } from '../fields/fields';
import type { Picking } from '../fields/picking';
import { DOCUMENT } from '../text';
import classes from './document.module.css';
import { placeOf } from './place';
import type { View } from './use-view';
import { WordLayer } from './word-layer';

interface PageViewProps {
  invoice: InvoiceDetail;
  page: InvoicePageInfo;
  view: View;
  marks: readonly Mark[];
  active: string | null;
  onActive(id: string): void;
  picking: Picking | null;
}

const WIDTHS: readonly PictureWidth[] = [800, 1200, 1600, 2400];

/** The picture that is sharp enough for this many pixels of the screen: the first one is asked for in one width, for it is fetched ahead. */
function widthFor(pixels: number): PictureWidth {
  return WIDTHS.find((one) => one >= 1200 && one >= pixels) ?? 2400;
}

/** One page: its picture, turned and sized, with the boxes on it. */
export function PageView({ invoice, page, view, marks, active, onActive, picking }: PageViewProps) {
  const entity = useEntity();
  const { number, width, height } = page.attributes;
  const { scale, turn } = view;
  const usual = useQuery(pictureQuery(entity.id, invoice.id, number, 1200));
  const wanted = widthFor(width * scale * window.devicePixelRatio);
  const sharp = useQuery({ ...pictureQuery(entity.id, invoice.id, number, wanted), enabled: wanted !== 1200 });
  const picture = sharp.data ?? usual.data;
  const sideways = turn % 180 !== 0;
  const [across, down] = sideways ? [height * scale, width * scale] : [width * scale, height * scale];
  return (
    <div className={classes.stage} style={{ width: across, height: down }}>
      <div
        className={classes.page}
        style={{
          width: width * scale,
          height: height * scale,
          transform: `translate(-50%, -50%) rotate(${turn}deg)`,
        }}
      >
        {picture === undefined && !usual.error ? (
          <Center className={classes.noPicture} style={{ transform: `rotate(${-turn}deg)` }}>
            <Loading label={DOCUMENT.drawing} />
          </Center>
        ) : null}
        {picture === undefined ? null : <img src={picture} alt={DOCUMENT.page(number)} draggable={false} />}
        {usual.error && picture === undefined ? (
          <Center className={classes.noPicture} style={{ transform: `rotate(${-turn}deg)` }}>
            <div>
              <IconPhotoOff size={36} stroke={1.4} aria-hidden />
              <Text fw={600}>{DOCUMENT.noPicture}</Text>
              <Text size="sm" className="soft">
                {sentenceOf(usual.error)}
              </Text>
            </div>
          </Center>
        ) : null}
        {marks.map((mark) => (
          <MarkBox
            key={mark.id}
            mark={mark}
            size={{ width, height }}
            isActive={mark.id === active}
            passive={picking !== null}
            onActive={() => onActive(mark.id)}
          />
        ))}
        {picking === null ? null : <WordLayer invoice={invoice} page={page} picking={picking} turn={turn} />}
      </div>
    </div>
  );
}

interface MarkBoxProps {
  mark: Mark;
  size: { width: number; height: number };
  isActive: boolean;
  /** Whether words are picked beneath it. */
  passive: boolean;
  onActive(): void;
}

function MarkBox({ mark, size, isActive, passive, onActive }: MarkBoxProps) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isActive]);
  return (
    <button
      ref={element}
      type="button"
      tabIndex={-1}
      className={classes.mark}
      data-kind={mark.kind}
      data-active={isActive || undefined}
      data-passive={passive || undefined}
      style={placeOf(mark.box, size, 2)}
      aria-label={mark.kind === 'warning' ? DOCUMENT.warningAt(showHidden(mark.label)) : mark.label}
      onClick={onActive}
    >
      <span className={classes.markLabel} aria-hidden>
        {mark.kind === 'warning' ? DOCUMENT.warning : mark.label}
      </span>
    </button>
  );
}
