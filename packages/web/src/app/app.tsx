import { Suspense, useEffect } from "react";
import { Button } from "react-aria-components";
import { Link, Route, Switch, useLocation } from "wouter";
import { TranslatorProvider, useTranslator } from "./languages/provider.tsx";
import { Catcher, Masthead } from "./masthead.tsx";
import { UpdateNotice } from "./offline/update-notice.tsx";
import { ROUTES } from "./routes.tsx";
import { useTheme } from "./settings/theme.ts";

function Loading() {
  return <p className="waiting">{useTranslator().t("app.loading")}</p>;
}

function Lost() {
  const translator = useTranslator();
  return (
    <div className="page narrow">
      <h1>{translator.t("app.lost.title")}</h1>
      <p>{translator.t("app.lost")}</p>
      <p>
        <Link href="/" className="button primary">
          {translator.t("app.home")}
        </Link>
      </p>
    </div>
  );
}

function Broken() {
  const translator = useTranslator();
  return (
    <div className="page narrow">
      <h1>{translator.t("app.broken.title")}</h1>
      <p>{translator.t("app.broken")}</p>
      <p>
        <Button className="button primary" onPress={() => location.reload()}>
          {translator.t("app.reload")}
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
      {useTranslator().t("app.skip")}
    </a>
  );
}

export function App() {
  useTheme();
  return (
    <TranslatorProvider>
      <SkipLink />
      <Masthead />
      <main id="content" tabIndex={-1}>
        <Pages />
      </main>
      <UpdateNotice />
    </TranslatorProvider>
  );
}
