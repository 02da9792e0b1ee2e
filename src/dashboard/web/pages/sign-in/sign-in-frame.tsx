import { Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import icon from '../../icon.svg';
import classes from './sign-in.module.css';

/** The sheet on which people sign in. */
export function SignInFrame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  useDocumentTitle(`${title} · Payproof`);
  return (
    <main className={classes.ground}>
      <div className={classes.sheet}>
        <div className={classes.mark}>
          <img src={icon} width={34} height={34} alt="" />
          <span>Payproof</span>
        </div>
        <Stack gap="md">
          <div>
            <Title order={1} size="h3">
              {title}
            </Title>
            {lead === undefined ? null : (
              <Text size="sm" className="soft" mt={4}>
                {lead}
              </Text>
            )}
          </div>
          {children}
        </Stack>
      </div>
    </main>
  );
}
