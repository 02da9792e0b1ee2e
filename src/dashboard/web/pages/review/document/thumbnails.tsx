import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useEntity } from '../../../session/entity';
import { pictureQuery } from '../data';
import type { InvoiceDetail, InvoicePageInfo } from '../data';
import type { Mark } from '../fields/fields';
import { DOCUMENT } from '../text';
import classes from './document.module.css';

interface ThumbnailsProps {
  invoice: InvoiceDetail;
  pages: readonly InvoicePageInfo[];
  number: number;
  marks: readonly Mark[];
  onNumber(number: number): void;
}

/** All pages, small; a dot where something was read, another where something keeps a check from being made. */
export function Thumbnails({ invoice, pages, number, marks, onNumber }: ThumbnailsProps) {
  return (
    <nav className={classes.thumbnails} aria-label={DOCUMENT.allPages}>
      {pages.map((page) => {
        const { number: own, invoice_id: of } = page.attributes;
        return (
          <Thumbnail
            key={own}
            invoice={invoice}
            page={page}
            isCurrent={own === number}
            isOther={of !== null && of !== invoice.id}
            warns={marks.some((one) => one.kind === 'warning' && one.page === own)}
            onOpen={() => onNumber(own)}
          />
        );
      })}
    </nav>
  );
}

interface ThumbnailProps {
  invoice: InvoiceDetail;
  page: InvoicePageInfo;
  isCurrent: boolean;
  /** Whether it belongs to another invoice of the same file. */
  isOther: boolean;
  warns: boolean;
  onOpen(): void;
}

function Thumbnail({ invoice, page, isCurrent, isOther, warns, onOpen }: ThumbnailProps) {
  const entity = useEntity();
  const { number, width, height } = page.attributes;
  const element = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState(false);
  const { data } = useQuery({ ...pictureQuery(entity.id, invoice.id, number, 200), enabled: near });
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const label = [DOCUMENT.page(number), isOther ? DOCUMENT.ofAnother : '', warns ? DOCUMENT.hasWarning : '']
    .filter((part) => part !== '')
    .join(', ');
  return (
    <button
      ref={element}
      type="button"
      className={classes.thumbnail}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      data-other={isOther || undefined}
      onClick={onOpen}
    >
      <span className={classes.thumbnailPicture} style={{ aspectRatio: `${width} / ${height}` }}>
        {data === undefined ? null : <img src={data} alt="" />}
        {warns ? <span className={classes.thumbnailWarning} aria-hidden /> : null}
      </span>
      <span className="digits">{number}</span>
    </button>
  );
}
