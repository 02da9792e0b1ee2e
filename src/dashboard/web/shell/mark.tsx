import icon from '../icon.svg';
import classes from './shell.module.css';

/** The name of the service, with its sign. */
export function Mark() {
  return (
    <a className={classes.mark} href="/dashboard/">
      <img src={icon} width={26} height={26} alt="" />
      <span className={classes.markText}>Payproof</span>
    </a>
  );
}
