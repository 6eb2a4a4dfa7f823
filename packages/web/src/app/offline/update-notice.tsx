import { useSyncExternalStore } from "react";
import { Button } from "react-aria-components";
import { useTranslator } from "../languages/provider.tsx";
import { hasUpdate, onUpdate, takeUpdate } from "./registration.ts";

/** Offers the newer version, and leaves the moment to the player. */
export function UpdateNotice() {
  const translator = useTranslator();
  const isReady = useSyncExternalStore(onUpdate, hasUpdate);
  if (!isReady) return null;
  return (
    <div className="update notice" role="status">
      <span>{translator.t("app.update")}</span>
      <Button className="button" onPress={takeUpdate}>
        {translator.t("app.update.take")}
      </Button>
    </div>
  );
}
