import { aids, type Claim, iconName, type Picture } from "@portolan/guides/oltremare";
import { Button, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { Icon } from "../../art/icons.tsx";
import { saidText } from "./items.tsx";

/** Adds a symbol to what is said, or takes it away; of two symbols the older one gives way to a third. */
export function withSymbol({ icons, lions }: Claim, icon: number): Claim {
  const named = icons.filter((one) => one !== null);
  const next = named.includes(icon) ? named.filter((one) => one !== icon) : [...named, icon].slice(-2);
  return { icons: [next[0] ?? null, next[1] ?? null], lions };
}

/** Says something about a card: symbols and a limit, true or not. OM-OFR-4 OM-OFR-5 */
export function ClaimEditor(props: {
  readonly picture: Picture;
  readonly claim: Claim;
  readonly kind: "claim" | "wish";
  /** The card that it is about. */
  readonly name: string;
  onChange(claim: Claim): void;
}) {
  const { picture, claim, kind, name, onChange } = props;
  const { table, translator } = picture;
  const limits = [...new Set(table.edition.cards.map(({ lions }) => lions))].sort((a, b) => a - b);
  const icons = claim.icons.filter((icon) => icon !== null);
  const isSilent = icons.length === 0 && claim.lions === null;
  const title = translator.t(`om.b.${kind}.title`, { name });
  const shown = isSilent
    ? translator.t(`om.b.${kind}.add`)
    : `“${saidText(picture, { icons, lions: claim.lions })}” ${translator.t(kind === "claim" ? "om.b.claim.own" : "om.b.claim.wish")}`;
  return (
    <DialogTrigger>
      <Button className="om-say" data-silent={isSilent} aria-label={`${shown}: ${title}`}>
        {isSilent ? (
          translator.t(`om.b.${kind}.add`)
        ) : (
          <>
            <em>“{saidText(picture, { icons, lions: claim.lions })}”</em>{" "}
            <small>{translator.t(kind === "claim" ? "om.b.claim.own" : "om.b.claim.wish")}</small>
          </>
        )}
      </Button>
      <Popover className="om-scene om-claim-popover" placement="top">
        <Dialog aria-label={title}>
          <p>
            <b>{title}</b>
          </p>
          <div className="om-claim-row">
            {aids.ICONS.map((id, icon) => (
              <button
                key={id}
                type="button"
                aria-pressed={icons.includes(icon)}
                aria-label={iconName(picture, icon)}
                onClick={() => onChange(withSymbol(claim, icon))}
              >
                <Icon name={id} />
              </button>
            ))}
          </div>
          <div className="om-claim-row">
            {limits.map((limit) => (
              <button
                key={limit}
                type="button"
                aria-pressed={claim.lions === limit}
                aria-label={translator.t("om.b.lions", { count: limit })}
                onClick={() => onChange({ ...claim, lions: claim.lions === limit ? null : limit })}
              >
                <Icon name="lion" />
                {limit}
              </button>
            ))}
          </div>
          <p className="om-claim-about">
            {translator.t(table.options.claims === "truthful" ? "om.b.claim.truthful" : "om.b.claim.about")}
          </p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
