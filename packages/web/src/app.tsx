import { Component, lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "react-aria-components";
import { Link, Route, Switch, useLocation } from "wouter";
import { UpdateNotice } from "./offline/update-notice.tsx";
import { hasBeenOnline, onIdentity } from "./online/identity.ts";
import { ROUTES } from "./pages/routes.tsx";
import { KeysSheet } from "./settings/keys-sheet.tsx";
import { SettingsSheet } from "./settings/settings-sheet.tsx";
import { useShortcuts } from "./settings/shortcuts.ts";
import { useTheme } from "./settings/theme.ts";
import { CompassRose } from "./ui/compass.tsx";
import { SpeechProvider, useVoice } from "./words/provider.tsx";

const Herald = lazy(() => import("./online/herald.tsx"));

function Header() {
  const voice = useVoice();
  const isSomebody = useSyncExternalStore(onIdentity, hasBeenOnline);
  const [open, setOpen] = useState<"settings" | "keys" | null>(null);
  const close = (): void => setOpen(null);
  useShortcuts({ "?": () => setOpen("keys") });
  return (
    <header className="masthead">
      <Link href="/" className="brand">
        <CompassRose className="brand-rose" />
        <span>{voice.say("app.name")}</span>
      </Link>
      <div className="buttons">
        {isSomebody ? (
          <Catcher fallback={null}>
            <Suspense fallback={null}>
              <Herald />
            </Suspense>
          </Catcher>
        ) : null}
        <Button className="button quiet keys-opener" onPress={() => setOpen("keys")} aria-haspopup="dialog">
          {voice.say("table.keys")}
        </Button>
        <Button className="button quiet" onPress={() => setOpen("settings")} aria-haspopup="dialog">
          {voice.say("settings.title")}
        </Button>
      </div>
      <SettingsSheet isOpen={open === "settings"} onClose={close} />
      <KeysSheet isOpen={open === "keys"} onClose={close} />
    </header>
  );
}

function Loading() {
  return <p className="waiting">{useVoice().say("app.loading")}</p>;
}

function Lost() {
  const voice = useVoice();
  return (
    <div className="page narrow">
      <h1>{voice.say("app.lost.title")}</h1>
      <p>{voice.say("app.lost")}</p>
      <p>
        <Link href="/" className="button primary">
          {voice.say("app.home")}
        </Link>
      </p>
    </div>
  );
}

function Broken() {
  const voice = useVoice();
  return (
    <div className="page narrow">
      <h1>{voice.say("app.broken.title")}</h1>
      <p>{voice.say("app.broken")}</p>
      <p>
        <Button className="button primary" onPress={() => location.reload()}>
          {voice.say("app.reload")}
        </Button>
      </p>
    </div>
  );
}

/** What React offers for this is a class. */
class Catcher extends Component<
  { readonly children: ReactNode; readonly fallback: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/** A new page begins at its top, and says so to those who do not see it. */
function useArrival(): void {
  const [location] = useLocation();
  useEffect(() => {
    if (location !== "") scrollTo(0, 0);
  }, [location]);
}

function Pages() {
  useArrival();
  const [location] = useLocation();
  return (
    <Catcher key={location} fallback={<Broken />}>
      <Suspense fallback={<Loading />}>
        <Switch>
          {ROUTES.map(({ path, Page }) => (
            <Route key={path} path={path} component={Page as never} />
          ))}
          <Route component={Lost} />
        </Switch>
      </Suspense>
    </Catcher>
  );
}

function SkipLink() {
  return (
    <a className="skip" href="#content">
      {useVoice().say("app.skip")}
    </a>
  );
}

export function App() {
  useTheme();
  return (
    <SpeechProvider>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1}>
        <Pages />
      </main>
      <UpdateNotice />
    </SpeechProvider>
  );
}
