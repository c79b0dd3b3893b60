/** Draws the chart again for the yearly bill of the slider, and for the offer chosen with it. What draws is loaded at first use. */
export function chartIsland(place: HTMLElement): void {
  const slider = place.querySelector<HTMLInputElement>('[type=range]');
  if (slider === null) return;
  const draw = () => void import('./draw-bill.ts').then(({ drawBill }) => drawBill(place, slider));
  slider.disabled = false;
  place.addEventListener('input', draw);
  // A browser restores the slider of a page that it comes back to.
  if (slider.value !== slider.defaultValue) draw();
}
