import "../ui/layers.css";
import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/base.css";
import "../ui/controls.css";
import "../ui/shell.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { keepClient } from "./offline/registration.ts";
import { followOtherTabs } from "./settings/store.ts";

const root = document.getElementById("portolan");
if (!root) throw new Error("the page has no place for Portolan");
followOtherTabs();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
if (import.meta.env.PROD) keepClient();
