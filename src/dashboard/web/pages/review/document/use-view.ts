import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How large the page is drawn: to fit, or pixels of the screen for a point of the page. */
type Zoom = 'width' | 'page' | number;
type Turn = 0 | 90 | 180 | 270;

const STEP = 1.25;
const SMALLEST = 0.2;
const LARGEST = 8;
/** Around the page, in pixels. */
const MARGIN = 24;

/** The room that a page had last: the next one is drawn for it before it is shown. */
let lastRoom = { width: 640, height: 800 };

export interface View {
  zoom: Zoom;
  turn: Turn;
  scale: number;
  larger(): void;
  smaller(): void;
  /** Fits the width, and the whole page where it does already. */
  fit(): void;
  turnOn(): void;
}

const TURNS: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** Zoom and turn of the page that is shown in an element, which says how much room there is. */
export function useView(frame: RefObject<HTMLElement | null>, page: { width: number; height: number }): View {
  const [zoom, setZoom] = useState<Zoom>('width');
  const [turn, setTurn] = useState<Turn>(0);
  const [room, setRoom] = useState(lastRoom);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width !== lastRoom.width || height !== lastRoom.height) lastRoom = { width, height };
      setRoom(lastRoom);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const [width, height] = turn % 180 === 0 ? [page.width, page.height] : [page.height, page.width];
  const across = Math.max(0.05, (room.width - MARGIN) / width);
  const whole = Math.min(across, Math.max(0.05, (room.height - MARGIN) / height));
  const scale = zoom === 'width' ? across : zoom === 'page' ? whole : zoom;
  const current = useRef(scale);
  useEffect(() => {
    current.current = scale;
  }, [scale]);
  const by = useCallback((factor: number): void => {
    setZoom(Math.min(LARGEST, Math.max(SMALLEST, current.current * factor)));
  }, []);
  return {
    zoom,
    turn,
    scale,
    larger: useCallback(() => by(STEP), [by]),
    smaller: useCallback(() => by(1 / STEP), [by]),
    fit: useCallback(() => setZoom((now) => (now === 'width' ? 'page' : 'width')), []),
    turnOn: useCallback(() => setTurn((now) => TURNS[now]), []),
  };
}
