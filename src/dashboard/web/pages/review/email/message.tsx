import { Button } from '@mantine/core';
import { IconCode, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showHidden } from '../../../parts/show-hidden';
import { Failed, Loading } from '../../../parts/states';
import { useEntity } from '../../../session/entity';
import { messageQuery } from '../data';
import { EMAIL } from '../text';
import classes from './email.module.css';

/** What a message says and by which way it came; its HTML only in a frame that obeys nothing of it. */
export function Message({ emailId }: { emailId: string }) {
  const entity = useEntity();
  const [laidOut, setLaidOut] = useState(false);
  const { data, error, refetch } = useQuery(messageQuery(entity.id, emailId));
  const address = `/dashboard/api/${entity.id}/inbound-emails/${emailId}`;
  return (
    <>
      <h3>{EMAIL.text}</h3>
      {error !== null && data === undefined ? <Failed error={error} again={() => void refetch()} /> : null}
      {data === undefined && error === null ? <Loading /> : null}
      {data === undefined ? null : laidOut ? (
        <iframe
          className={classes.html}
          title={EMAIL.html}
          sandbox=""
          referrerPolicy="no-referrer"
          src={`${address}/html`}
        />
      ) : (
        <pre className={classes.text} tabIndex={0} dir="auto">
          {data.text === null || data.text.trim() === '' ? EMAIL.noText : linesOf(data.text)}
        </pre>
      )}
      <div className={classes.tools}>
        {data?.has_html === true ? (
          <Button
            variant="default"
            size="xs"
            aria-pressed={laidOut}
            leftSection={<IconCode size={15} aria-hidden />}
            onClick={() => setLaidOut(!laidOut)}
          >
            {laidOut ? EMAIL.showText : EMAIL.showHtml}
          </Button>
        ) : null}
        <Button
          component="a"
          variant="default"
          size="xs"
          leftSection={<IconDownload size={15} aria-hidden />}
          href={`${address}/raw`}
          download
        >
          {EMAIL.raw}
        </Button>
      </div>
      {data === undefined ? null : (
        <>
          <h3>{EMAIL.path}</h3>
          <p>
            {EMAIL.deliveredBy(showHidden(data.peer_address), data.helo === null ? null : showHidden(data.helo))}{' '}
            <span className="soft">{EMAIL.envelope(showHidden(data.envelope_from))}</span>
          </p>
          {data.hops.length === 0 ? null : (
            <>
              <p className="soft">{EMAIL.pathHint}</p>
              <ol className={classes.hops}>
                {data.hops.map((hop, at) => (
                  <li key={at} className="foreign">
                    {showHidden(hop)}
                  </li>
                ))}
              </ol>
            </>
          )}
        </>
      )}
    </>
  );
}

/** A text with its lines; what else is invisible in it is shown. */
function linesOf(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => showHidden(line))
    .join('\n');
}
