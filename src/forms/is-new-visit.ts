/** Whether a link or an address led to this page: not a reload, nor a way back or forward, which bring back what was there. */
export function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'reload' && entry?.type !== 'back_forward';
}
