import { useQuery } from '@tanstack/react-query';
import { Foreign } from '../../../parts/foreign';
import { useEntity } from '../../../session/entity';
import { pagesQuery, pictureQuery } from '../data';
import type { Box, InvoiceDetail } from '../data';
import { evidenceOf } from '../fields/fields';
import type { Evidence } from '../fields/fields';
import { CHECKS, FIELD_LABELS } from '../text';
import classes from './checks.module.css';

const OF_THE_ACCOUNT = ['extracted_account_bsb', 'extracted_account_number'] as const;

/** Where a person may see another account than was read: what was read and the place on the page, side by side. */
export function TextAndPicture({ invoice }: { invoice: InvoiceDetail }) {
  const entity = useEntity();
  if (!entity.sees_accounts) return null;
  const found = OF_THE_ACCOUNT.flatMap((name) => {
    const evidence = evidenceOf(invoice, name);
    return evidence === null ? [] : [{ name, evidence }];
  });
  const { check_results: results } = invoice.attributes;
  const differs = results.some(({ type, result }) => type === 'text_matches_picture' && !result);
  const places = found.filter(({ evidence }) => differs || isDoubted(invoice, evidence));
  if (places.length === 0) return null;
  return (
    <section className={`panel ${classes.compared}`} aria-label={CHECKS.textAndPicture}>
      <h2>{CHECKS.textAndPicture}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{CHECKS.text}</th>
            <th scope="col">{CHECKS.picture}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ name, evidence }) => (
            <tr key={name}>
              <th scope="row">{FIELD_LABELS[name]}</th>
              <td className="digits">
                <Foreign>{evidence.words.join(' ')}</Foreign>
              </td>
              <td>
                <Clipping invoice={invoice} evidence={evidence} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whether a check was left out for what is seen just there. */
function isDoubted(invoice: InvoiceDetail, { page, box }: Evidence): boolean {
  return invoice.attributes.checks_left_out.some(({ seen }) =>
    seen.some((place) => place.page === page && overlap(place.box as Box, box)),
  );
}

function overlap(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

const HEIGHT = 30;
/** Around the words, in points. */
const AROUND = 3;

/** A part of the picture of a page. */
function Clipping({ invoice, evidence: { page, box } }: { invoice: InvoiceDetail; evidence: Evidence }) {
  const entity = useEntity();
  const { data: pages } = useQuery(pagesQuery(entity.id, invoice.id));
  const { data: picture } = useQuery(pictureQuery(entity.id, invoice.id, page, 1200));
  const size = pages?.rows.find((one) => one.attributes.number === page)?.attributes;
  if (picture === undefined || size === undefined) return null;
  const scale = HEIGHT / (box.y1 - box.y0 + 2 * AROUND);
  return (
    <span className={classes.clipping} style={{ width: (box.x1 - box.x0 + 4 * AROUND) * scale, height: HEIGHT }}>
      <img
        src={picture}
        alt=""
        style={{
          width: size.width * scale,
          height: size.height * scale,
          left: -(box.x0 - 2 * AROUND) * scale,
          top: -(box.y0 - AROUND) * scale,
        }}
      />
    </span>
  );
}
