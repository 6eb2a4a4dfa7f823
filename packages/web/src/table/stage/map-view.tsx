import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Button } from "react-aria-components";
import { Icon } from "../../ui/icons.tsx";
import {
  type Extent,
  FIT,
  type MapPosition,
  movedBy,
  type Point,
  pinched,
  zoomedAt,
} from "./map-geometry.ts";

const WHEEL_STEP = 1.2;

interface Fingers {
  readonly points: Map<number, Point>;
  /** Whether the map has been moved since a finger came down: then what follows is no press. */
  isMoving: boolean;
}

/** How far a pointer goes before a press becomes a movement of the map, in pixels. */
const SLOP = 6;

/** Where the board wants its map to be looked at; another name, and the map goes there. */
export interface MapGoal {
  readonly name: string;
  at(window: Extent): MapPosition;
}

/**
 * A picture that can be looked at closely: two fingers or the wheel with ctrl enlarge it, one finger or the mouse moves
 * it while it is enlarged, and a button shows the whole again. At its full size it lets every press through. What is
 * drawn in it finds how much it is enlarged as `--zoom`.
 */
export function MapView(props: {
  readonly fitLabel: string;
  readonly goal?: MapGoal;
  /** Further buttons beside the one that shows the whole. */
  readonly tools?: ReactNode;
  /** Is told whenever the map lies differently in its window. */
  onMove?(position: MapPosition): void;
  readonly children: ReactNode;
}) {
  const { fitLabel, goal, tools, onMove, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const fingers = useRef<Fingers>({ points: new Map(), isMoving: false });
  const [position, setPosition] = useState<MapPosition>(FIT);
  const [isGliding, setGliding] = useState(false);
  const went = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (!goal || went.current === goal.name) return;
    setGliding(went.current !== null);
    went.current = goal.name;
    setPosition(goal.at(extent()));
  });

  useLayoutEffect(() => onMove?.(position), [onMove, position]);

  function extent(): Extent {
    return { width: root.current?.clientWidth ?? 1, height: root.current?.clientHeight ?? 1 };
  }

  function pointOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const box = root.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }

  // The wheel's listener must not be passive: the page itself would be enlarged.
  useEffect(() => {
    const element = root.current;
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const at = pointOf(event);
      const factor = event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP;
      setGliding(false);
      setPosition((now) => zoomedAt(now, factor, at, extent()));
    };
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  });

  function move(event: PointerEvent<HTMLDivElement>): void {
    const { points } = fingers.current;
    const before = points.get(event.pointerId);
    if (!before) return;
    const after = pointOf(event);
    const other = [...points].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && position.scale === 1) return;
    if (!fingers.current.isMoving && Math.hypot(after.x - before.x, after.y - before.y) < SLOP) return;
    fingers.current.isMoving = true;
    setGliding(false);
    points.set(event.pointerId, after);
    setPosition((now) =>
      other
        ? pinched(now, [before, other], [after, other], extent())
        : movedBy(now, after.x - before.x, after.y - before.y, extent()),
    );
  }

  function lift(event: PointerEvent<HTMLDivElement>): void {
    fingers.current.points.delete(event.pointerId);
  }

  const isWhole = position.scale === 1;
  return (
    <div
      ref={root}
      className="map-view"
      data-whole={isWhole}
      onPointerDown={(event) => {
        if (fingers.current.points.size === 0) fingers.current.isMoving = false;
        fingers.current.points.set(event.pointerId, pointOf(event));
      }}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={lift}
      onClickCapture={(event) => {
        if (!fingers.current.isMoving) return;
        event.stopPropagation();
        event.preventDefault();
      }}
    >
      <div
        className="map-view-content"
        data-gliding={isGliding}
        style={
          {
            "--zoom": position.scale,
            ...(isWhole && !isGliding
              ? {}
              : { transform: `translate(${position.x}px, ${position.y}px) scale(${position.scale})` }),
          } as CSSProperties
        }
      >
        {children}
      </div>
      <div className="map-view-tools">
        {tools}
        {isWhole ? null : (
          <Button
            className="tool"
            aria-label={fitLabel}
            onPress={() => {
              setGliding(true);
              setPosition(FIT);
            }}
          >
            <Icon name="fit" />
          </Button>
        )}
      </div>
    </div>
  );
}
