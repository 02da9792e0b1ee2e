import { useQuery } from '@tanstack/react-query';
import { Foreign } from '../../../parts/foreign';
import { useEntity } from '../../../session/entity';
import { pagesQuery, pictureQuery } from '../data';
import type { InvoiceDetail } from '../data';
import { evidenceOf } from '../fields/fields';
import type { Evidence } from '../fields/fields';
import { CHECKS, FIELD_LABELS } from '../text';
import classes from './checks.module.css';

const OF_THE_ACCOUNT = ['extracted_account_bsb', 'extracted_account_number'] as const;

/** Where the text of a file says another account than its picture shows: both, side by side. */
export function TextAndPicture({ invoice }: { invoice: InvoiceDetail }) {
  const entity = useEntity();
  const { check_results: results } = invoice.attributes;
  const differs = results.some(({ type, result }) => type === 'text_matches_picture' && !result);
  if (!differs || !entity.sees_accounts) return null;
  const places = OF_THE_ACCOUNT.flatMap((name) => {
    const evidence = evidenceOf(invoice, name);
    return evidence === null ? [] : [{ name, evidence }];
  });
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
