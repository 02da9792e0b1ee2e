import { showHidden } from './show-hidden';

/** Text that somebody else wrote: marks that turn it around or hide in it are shown and not obeyed. */
export function Foreign({ children, className = '' }: { children: string; className?: string }) {
  return (
    <span className={`foreign ${className}`} dir="auto">
      {showHidden(children)}
    </span>
  );
}
