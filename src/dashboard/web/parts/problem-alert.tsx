import { Alert } from '@mantine/core';

/** What went wrong, where it went wrong; read out at once. */
export function ProblemAlert({ problem }: { problem: string | null }) {
  return (
    <div role="alert">
      {problem === null ? null : (
        <Alert color="red" variant="light" role="none">
          {problem}
        </Alert>
      )}
    </div>
  );
}
