import { useSyncExternalStore } from "react";
import { Button } from "react-aria-components";
import { useVoice } from "../words/provider.tsx";
import { hasUpdate, onUpdate, takeUpdate } from "./registration.ts";

/** Offers the newer version, and leaves the moment to the player. */
export function UpdateNotice() {
  const voice = useVoice();
  const isReady = useSyncExternalStore(onUpdate, hasUpdate);
  if (!isReady) return null;
  return (
    <div className="update notice" role="status">
      <span>{voice.say("app.update")}</span>
      <Button className="button" onPress={takeUpdate}>
        {voice.say("app.update.take")}
      </Button>
    </div>
  );
}
