import type { ComponentType, ReactNode } from 'react';

/** The state of something: never shown by colour alone, so that a word (and an icon, if there is one) goes with it. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet';

export interface ToneBadgeProps {
  tone: Tone;
  icon?: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }> | undefined;
  children: ReactNode;
}

/** A short word for the state of something. */
export function ToneBadge({ tone, icon: Icon, children }: ToneBadgeProps) {
  return (
    <span className="outcome" data-tone={tone}>
      {Icon ? <Icon size={14} stroke={2.2} aria-hidden /> : null}
      {children}
    </span>
  );
}
