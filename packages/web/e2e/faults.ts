/*
 * A board says itself what is on purpose: `data-fan` names the group of things that cover each other, `data-face` marks
 * what is drawn of a thing beyond its own box, `data-cut` text that may be cut short, `data-scrolls` a region that
 * scrolls on its own.
 */

/** What is measured in the browser: which elements, and how large a target has to be there, in pixels. */
export interface Measure {
  readonly least: number;
  /** Things that lie over each other on purpose, as cards of a fan do: one of a group covers the next. */
  readonly fans: string;
  /** What is drawn of a thing beyond its own box, and belongs to it. */
  readonly faces: string;
  /** Text that may be cut short because all of it can be read elsewhere. */
  readonly cutShort: string;
  /** Regions that scroll on their own. */
  readonly scrolling: string;
}

/** What is wrong with how things lie on the page, one line each. */
export function faultsOf({ least, fans, faces, cutShort, scrolling }: Measure): string[] {
  const faults: string[] = [];
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > clientWidth || scrollHeight > clientHeight) {
    faults.push(`the page scrolls: ${scrollWidth} × ${scrollHeight} in ${clientWidth} × ${clientHeight}`);
  }
  const modal = document.querySelector("[role=dialog], dialog[open]");
  const root = modal ?? document.body;
  const name = (element: Element): string => {
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `<${element.tagName.toLowerCase()} ${element.getAttribute("class") ?? ""}> "${label.trim().slice(0, 40)}"`;
  };
  // The root may be unpainted to save the browser work; what is inside it counts.
  const opaque = new WeakMap<Element, boolean>([[document.documentElement, true]]);
  const isOpaque = (element: Element): boolean => {
    const known = opaque.get(element);
    if (known !== undefined) return known;
    const { parentElement } = element;
    const found =
      getComputedStyle(element).opacity !== "0" && (parentElement === null || isOpaque(parentElement));
    opaque.set(element, found);
    return found;
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && isOpaque(element) && !element.closest(".hidden");
  const round = ({ left, top, right, bottom }: DOMRect): string =>
    [left, top, right, bottom].map(Math.round).join(" ");

  /** What may cut something off: not what lies between it and the box that it is placed in. */
  const around = (element: Element): Element | null => {
    const isPlaced = /absolute|fixed/.test(getComputedStyle(element).position);
    return isPlaced && element instanceof HTMLElement ? element.offsetParent : element.parentElement;
  };

  // Text: inside the window, and inside all that would hide what sticks out of it.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    // What is only for screen readers has no room of its own.
    if (!element || element.clientWidth === 1 || (node.textContent ?? "").trim() === "" || !isSeen(element))
      continue;
    if (element.closest(`${cutShort}, ${scrolling}, svg, option`)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    // A font is taller than its letters, and often than the line it is set in.
    const above = 0.3 * text.height;
    const sticksOutSideways = (box: { left: number; right: number }): boolean =>
      text.left < box.left - 1 || text.right > box.right + 1;
    const sticksOutUpright = (box: { top: number; bottom: number }): boolean =>
      text.top < box.top - above || text.bottom > box.bottom + above;
    const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (sticksOutSideways(view) || sticksOutUpright(view)) {
      faults.push(`outside the window: ${name(element)} at ${round(text)}`);
      continue;
    }
    for (let box: Element | null = element; box && box !== document.body; box = around(box)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const rect = box.getBoundingClientRect();
      const isCut =
        (overflowX !== "visible" && sticksOutSideways(rect)) ||
        (overflowY !== "visible" && sticksOutUpright(rect));
      if (!isCut) continue;
      faults.push(`cut off by ${name(box).split('"')[0]}: ${name(element)} at ${round(text)}`);
      break;
    }
  }

  // Targets: large enough, and none over another.
  const all = [
    ...root.querySelectorAll<HTMLElement | SVGElement>(
      "button, a[href], input, select, summary, [role=tab], [role=button]",
    ),
  ];
  const targets = all
    .filter((one) => isSeen(one) && !one.closest(scrolling))
    .map((element) => {
      // A card is as large as its face, however little of it the next card leaves to be seen.
      const face = element.querySelector(faces) ?? element;
      const { width, height } = face.getBoundingClientRect();
      return { element, width, height, box: element.getBoundingClientRect() };
    })
    .filter(({ width, height }) => width > 1 && height > 1);
  for (const { element, width, height, box } of targets) {
    const shown = element.matches("input[type=radio], input[type=checkbox]")
      ? element.closest("label")
      : null;
    const size = shown?.getBoundingClientRect() ?? { width, height };
    if (size.width < least - 0.5 || size.height < least - 0.5) {
      faults.push(`too small: ${name(element)} ${size.width.toFixed(0)} × ${size.height.toFixed(0)}`);
    }
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      faults.push(`a target outside the window: ${name(element)} at ${round(box)}`);
    }
  }
  for (const [i, one] of targets.entries()) {
    for (const other of targets.slice(i + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const fan = one.element.dataset.fan;
      if (fan !== undefined && fan === other.element.dataset.fan) continue;
      const isFan = one.element.matches(fans) && other.element.matches(fans);
      if (isFan && one.element.parentElement?.parentElement === other.element.parentElement?.parentElement)
        continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > 1.5 && height > 1.5) {
        faults.push(
          `one over the other by ${width.toFixed(0)} × ${height.toFixed(0)}: ${name(one.element)} at ${round(one.box)}, ${name(other.element)} at ${round(other.box)}`,
        );
      }
    }
  }
  return faults;
}
