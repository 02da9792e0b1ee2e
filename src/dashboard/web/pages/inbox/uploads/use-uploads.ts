import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../../api/upload';
import { sentenceOf } from '../../../api/problem';
import { announce } from '../../../shell/announcer';
import { UPLOADS } from './uploads-text';

/** Taken from one drop at most. */
const MOST_FILES = 50;
const SIDE_BY_SIDE = 3;

export interface Upload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'taken' | 'refused';
  /** From 0 to 1. */
  progress: number;
  /** The service's sentence, where it was refused. */
  refusal: string | null;
  invoiceId: string | null;
}

export interface UploadQueue {
  list: readonly Upload[];
  /** How many were dropped beyond those that are taken; null if none were. */
  tooMany: number | null;
  add: (files: readonly File[]) => void;
  /** Opens the browser's dialog. */
  choose: () => void;
  again: (key: number) => void;
  close: () => void;
}

let lastKey = 0;

/** Sends files one after the other, a few side by side, and tells of each how far it has come. */
export function useUploads(entityId: string): UploadQueue {
  const [list, setList] = useState<readonly Upload[]>([]);
  const [tooMany, setTooMany] = useState<number | null>(null);
  const sending = useRef(new Set<number>());
  const stopping = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    stopping.current = controller;
    return () => controller.abort();
  }, [entityId]);

  const change = (key: number, changes: Partial<Upload>): void =>
    setList((known) => known.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  useEffect(() => {
    const waiting = list.filter(({ state }) => state === 'waiting');
    const signal = stopping.current?.signal;
    for (const { key, file } of waiting.slice(0, SIDE_BY_SIDE - sending.current.size)) {
      if (sending.current.has(key) || signal === undefined) continue;
      sending.current.add(key);
      change(key, { state: 'sending' });
      const onProgress = (progress: number): void => change(key, { progress });
      uploadFile<{ data: { id: string } }>(`/dashboard/api/${entityId}/invoices`, file, onProgress, signal)
        .then(
          ({ data }) => change(key, { state: 'taken', progress: 1, invoiceId: data.id }),
          (error: unknown) => change(key, { state: 'refused', refusal: sentenceOf(error) }),
        )
        .finally(() => sending.current.delete(key));
    }
    const ended = list.length > 0 && list.every(({ state }) => state === 'taken' || state === 'refused');
    if (ended) {
      const taken = list.filter(({ state }) => state === 'taken').length;
      announce(UPLOADS.allDone(taken, list.length - taken));
    }
  }, [list, entityId]);

  const add = (files: readonly File[]): void => {
    setTooMany(files.length > MOST_FILES ? files.length : null);
    const added = files.slice(0, MOST_FILES).map((file): Upload => {
      lastKey += 1;
      return { key: lastKey, file, state: 'waiting', progress: 0, refusal: null, invoiceId: null };
    });
    setList((known) => [...added, ...known]);
  };
  return {
    list,
    tooMany,
    add,
    choose: () => {
      const input = document.createElement('input');
      input.type = 'file';
      input.multiple = true;
      input.accept = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
      input.addEventListener('change', () => add([...(input.files ?? [])]));
      input.click();
    },
    again: (key) => change(key, { state: 'waiting', progress: 0, refusal: null }),
    close: () => {
      setList([]);
      setTooMany(null);
    },
  };
}
