import { type ComponentType, lazy, Suspense, useState } from "react";

interface SheetProps {
  readonly isOpen: boolean;
  onClose(): void;
}

/** A sheet that is fetched when it is first opened, and stays from then on, so that it can also be seen to close. */
function fetchedSheet(load: () => Promise<{ readonly default: ComponentType<SheetProps> }>) {
  const Sheet = lazy(load);
  return function FetchedSheet(props: SheetProps) {
    const [isWanted, setWanted] = useState(props.isOpen);
    if (props.isOpen && !isWanted) setWanted(true);
    return isWanted ? (
      <Suspense fallback={null}>
        <Sheet {...props} />
      </Suspense>
    ) : null;
  };
}

export const SettingsSheet = fetchedSheet(() => import("./settings-sheet.tsx"));
export const KeysSheet = fetchedSheet(() => import("./keys-sheet.tsx"));
