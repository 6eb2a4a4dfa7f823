import { Suspense, useEffect } from "react";
import { Button } from "react-aria-components";
import { Link, Route, Switch, useLocation } from "wouter";
import { Catcher, Masthead } from "./masthead.tsx";
import { UpdateNotice } from "./offline/update-notice.tsx";
import { ROUTES } from "./pages/routes.tsx";
import { useTheme } from "./settings/theme.ts";
import { SpeechProvider, useVoice } from "./words/provider.tsx";

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
      <Masthead />
      <main id="content" tabIndex={-1}>
        <Pages />
      </main>
      <UpdateNotice />
    </SpeechProvider>
  );
}
