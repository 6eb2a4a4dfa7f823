import { test } from "vitest";
import { playOut, report, UPRIGHT } from "./stage-suite.ts";
import { WIDE } from "./people.ts";
import { openVenue } from "./venue.ts";
import { faultsOf } from "./faults.ts";

const venue = openVenue();
for (const [name, screen, players] of [["wide", WIDE, 5], ["upright", UPRIGHT, 5]] as const) {
  test(name, async () => {
    const { page, context } = await venue.loner("Ada", screen, { pace: "instant" });
    page.on("console", (m) => { if (m.type() === "error") process.stdout.write(`CONSOLE ${m.text().slice(0, 1500)}\n`); });
    page.on("pageerror", (e) => process.stdout.write(`ERROR ${e.stack}\n`));
    page.setDefaultTimeout(20000);
    await page.goto(`/new/porto-carthago?players=${players}&seat=0&level=novice&seed=harbour`);
    let seed = 7;
    const rnd = () => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed / 2147483648; };
    const seen = new Map<string, number>();
    const counts = await playOut(page, async () => {
      let presses = 0;
      const before = await page.locator("[data-moves]").first().getAttribute("data-moves");
      for (let i = 0; i < 14; i++) {
        const now = await page.locator("[data-moves]").first().getAttribute("data-moves");
        if (now !== before) break;
        const faults = await page.evaluate(faultsOf, { least: name === "wide" ? 24 : 44, fans: "[data-fan]", faces: "[data-face]", cutShort: ".act-latest span, [data-cut]", scrolling: ".log-lines, .feed-panel, .end-body, [data-scrolls]" });
        for (const f of faults) seen.set(f.replace(/ at .*/, "").slice(0, 150), (seen.get(f.replace(/ at .*/, "").slice(0, 150)) ?? 0) + 1);
        const go = page.locator(".act .go:not([aria-disabled=true])");
        const isGo = (await go.count()) > 0;
        const all = page.locator(".pc-chip[aria-pressed=false], .pc-space[data-state=open], .pc-press[data-state=open], .pc-good:is([data-state=open],[data-state=lit]), button.pc-store:is([data-state=open],[data-state=lit]), .pc-stepper button:last-child:not([aria-disabled=true]), .pc-held-button:is([data-state=open],[data-state=lit])");
        const n = await all.count();
        presses++;
        if (isGo && (n === 0 || rnd() < 0.8)) { await go.click(); }
        else if (n > 0) { await all.nth(Math.floor(rnd() * n)).click({ timeout: 5000 }); }
        else {
          const v = page.locator(".act .act-verb");
          if ((await v.count()) > 0) await v.last().click();
        }
        await page.waitForTimeout(60);
        // let the table answer
        if (isGo) await page.waitForTimeout(150);
      }
      const now = await page.locator("[data-moves]").first().getAttribute("data-moves").catch(() => "x");
      if (now === before) {
        const v = page.locator(".act .act-verb");
        if ((await v.count()) > 0) await v.last().click();
      }
      return presses;
    });
    report("PC", name, counts);
    process.stdout.write([...seen].sort((a, b) => b[1] - a[1]).slice(0, 30).map(([f, n]) => `${n} ${f}`).join("\n") + "\n");
    await context.close();
  });
}
