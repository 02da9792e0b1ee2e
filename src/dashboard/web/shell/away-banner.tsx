import { Alert, Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useServiceAway } from '../api/connection';
import { announce } from './announcer';
import classes from './shell.module.css';
import { SHELL } from './text';

/** Says that the service is out of reach, and goes when it is back. */
export function AwayBanner() {
  const away = useServiceAway();
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !away) announce(SHELL.back);
    was.current = away;
  }, [away]);
  if (!away) return null;
  return (
    <Alert
      className={classes.away}
      color="red.9"
      variant="filled"
      role="alert"
      icon={<Loader size={16} color="white" />}
    >
      {SHELL.away}
    </Alert>
  );
}
