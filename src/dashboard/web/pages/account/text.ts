export const ACCOUNT = {
  title: 'My account',
} as const;
