/** A stream that turns pino's JSON lines into lines for people: time, level where it matters, message, what belongs to it. */
export function prettyLines(output: { write(text: string): unknown }): { write(line: string): void } {
  return {
    write(line) {
      const {
        level,
        time,
        msg,
        correlation_id: _correlation,
        trace_id: _trace,
        err,
        ...rest
      } = JSON.parse(line) as Record<string, unknown>;
      const clock = String(time).slice(11, 19);
      const mark = level === 'info' ? '' : `${String(level).toUpperCase()} `;
      const fields = Object.entries(rest).map(
        ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
      );
      const stack = err && typeof err === 'object' && 'stack' in err ? `\n${String(err.stack)}` : '';
      output.write(`${clock} ${mark}${String(msg ?? '')}${fields.length ? `  ${fields.join(' ')}` : ''}${stack}\n`);
    },
  };
}
