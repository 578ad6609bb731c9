import { For } from "solid-js";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";
import { cardName } from "./Boxes";
import { PrivateCards } from "./PrivateCards";

/** What private companies can do for whoever owns them: those of the acting company, and what can be done with them now. */
export function Powers() {
  const { table } = useTable();
  const offered = (name: string) =>
    table.choices().some((choice) => ("private" in choice && choice.private === name) || (choice.type === "lay-by-power" && choice.powers.includes(name)));
  return (
    <div class="offers">
      <PrivateCards company={table.view()?.turn.company ?? -1} offered={offered} />
      <For each={table.of("buy-onto")}>
        {(choice) => (
          <Button test="buy-onto" onClick={() => void table.act({ type: "buy-onto", private: choice.private, company: choice.company, from: choice.from })}>
            {t("choice-buy-onto", { private: choice.private, company: choice.company, from: choice.from, price: choice.price })}
          </Button>
        )}
      </For>
      <For each={table.of("use-power")}>
        {(choice) => (
          <Button test="use-power" onClick={() => void table.act({ type: "use-power", private: choice.private, choice: choice.choice })}>
            {t("choice-use-power", { private: choice.private, choice: choice.choice })}
          </Button>
        )}
      </For>
      <For each={table.of("place-by-power")}>
        {(choice) => (
          <Button test="place-by-power" onClick={() => void table.act({ type: "place-by-power", private: choice.private, at: choice.at })}>
            {t("choice-place-by-power", { private: choice.private, at: choice.at })}
          </Button>
        )}
      </For>
      <For each={table.of("move-card")}>
        {(choice) => (
          <Button test="move-card" onClick={() => void table.act({ type: "move-card", private: choice.private, card: choice.card, to: choice.to })}>
            {t("choice-move-card", { private: choice.private, card: cardName(choice.card), to: choice.to })}
          </Button>
        )}
      </For>
      <For each={table.of("couple")}>
        {(choice) => (
          <Button test="couple" onClick={() => void table.act({ type: "couple", train: choice.train })}>
            {t("choice-couple", { train: choice.train })}
          </Button>
        )}
      </For>
    </div>
  );
}

/** A company that sells shares of its own, or buys them back. */
export function OwnShares() {
  const { table } = useTable();
  return (
    <div class="offers">
      <For each={table.of("issue").flatMap((choice) => choice.sales)}>
        {(sale) => (
          <Button test="issue" onClick={() => void table.act({ type: "issue", certificates: sale.certificates })}>
            {t("choice-sell-shares-form", { shares: sale.shares, proceeds: sale.proceeds, price: sale.price_after })}
          </Button>
        )}
      </For>
      <For each={table.of("redeem-shares")}>
        {(choice) => (
          <Button test="redeem-shares" onClick={() => void table.act({ type: "redeem-shares", certificates: choice.certificates })}>
            {t("choice-redeem-shares", { shares: choice.certificates.length, price: choice.price })}
          </Button>
        )}
      </For>
    </div>
  );
}
