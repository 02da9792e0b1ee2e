/** Scripts that measure inside of a page: source texts, because the service is compiled without the types of browsers. */

/** Notes under `painted` how long it takes from the next key until the page of a title and its picture are on the screen. */
export const painted = (title: string): string => `
  globalThis.painted = new Promise((resolve) => {
    document.addEventListener('keydown', ({ timeStamp }) => {
      const look = () => {
        const picture = document.querySelector('[role=region] img');
        const there = document.title.includes(${JSON.stringify(title)}) && picture?.complete && picture.naturalWidth > 0;
        // The frame after the one in which it stood is on the screen.
        requestAnimationFrame(there ? () => resolve(performance.now() - timeStamp) : look);
      };
      requestAnimationFrame(look);
    }, { once: true, capture: true });
  });
  undefined`;

/** Scrolls the tall list of a page for ten seconds, by hand and then in leaps to its end; the longest task meanwhile, in milliseconds. */
export const LONGEST_TASK_OF_SCROLLING = `(async () => {
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask' });
  const frame = [...document.querySelectorAll('[role=region]')].find(({ scrollHeight }) => scrollHeight > 1_000_000);
  const until = performance.now() + 10_000;
  while (performance.now() < until) {
    frame.scrollTop += until - performance.now() > 5_000 ? 120 : frame.scrollHeight / 150;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  frame.scrollTop = frame.scrollHeight;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  observer.disconnect();
  return Math.max(0, ...tasks);
})()`;
