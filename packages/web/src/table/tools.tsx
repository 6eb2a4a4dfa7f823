import type { Translator } from "@portolan/guides";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useLocation } from "wouter";
import { paths } from "../app/paths.ts";
import { hasBoard } from "../games/registry.ts";
import { isOver, type TableState } from "./source.ts";

/** What one can do at any table besides moving. */
export function Tools(props: {
  readonly table: TableState;
  readonly translator: Translator;
  readonly isAsked: boolean;
  readonly isPlain: boolean;
  onUndo(scope: "move" | "turn"): void;
  onRedo(): void;
  onHint(): void;
  onNoHint(): void;
  onStyle(): void;
  onRules(): void;
  onResign(): void;
  onStop(): void;
}) {
  const {
    table,
    translator,
    isAsked,
    isPlain,
    onUndo,
    onRedo,
    onHint,
    onNoHint,
    onStyle,
    onRules,
    onResign,
    onStop,
  } = props;
  const [, go] = useLocation();
  const playsWithOthers = table.company !== null && table.viewer !== null && !isOver(table);
  return (
    <div className="tools">
      <Button className="button" onPress={() => onUndo("move")} isDisabled={!table.canUndo}>
        {translator.t("table.undo")}
      </Button>
      {table.company?.isShared ? (
        // It can be pressed all the same, and then says why not.
        <button
          type="button"
          className="button"
          aria-disabled="true"
          title={translator.t("online.noHints")}
          onClick={onNoHint}
        >
          {translator.t("table.hint")}
        </button>
      ) : (
        <Button className="button" onPress={onHint} isDisabled={!isAsked}>
          {translator.t("table.hint")}
        </Button>
      )}
      <MenuTrigger>
        <Button className="button">{translator.t("table.menu")}</Button>
        <Popover className="menu-popover">
          <Menu className="menu">
            <MenuItem className="menu-item" onAction={() => onUndo("turn")} isDisabled={!table.canUndo}>
              {translator.t("table.undo.turn")}
            </MenuItem>
            <MenuItem className="menu-item" onAction={onRedo} isDisabled={!table.canRedo}>
              {translator.t("table.redo")}
            </MenuItem>
            {hasBoard(table.game) ? (
              <MenuItem className="menu-item" onAction={onStyle}>
                {translator.t(isPlain ? "table.style.board" : "table.style.plain")}
              </MenuItem>
            ) : null}
            <MenuItem className="menu-item" onAction={onRules}>
              {translator.t("table.rules")}
            </MenuItem>
            {playsWithOthers ? (
              <MenuItem className="menu-item" onAction={onStop} isDisabled={table.company?.stop !== null}>
                {translator.t("online.stop.offer")}
              </MenuItem>
            ) : null}
            {playsWithOthers ? (
              <MenuItem className="menu-item" onAction={onResign}>
                {translator.t("online.resign")}
              </MenuItem>
            ) : null}
            <MenuItem className="menu-item" onAction={() => go(paths.home)}>
              {translator.t("table.leave")}
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}
