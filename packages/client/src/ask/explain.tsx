/** "Explain this": the question in other words, and the rules behind it. */
import type { FrozenRules } from '@longtable/frozen/contract';
import type { Described } from '@longtable/kernel';
import { useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useText } from '../i18n/index.ts';
import { promptOf, useTable } from '../match/model.ts';
import { RuleLink, RuleText } from '../rules/rule-link.tsx';
import { loadRules } from '../state/titles.ts';

export function ExplainButton({ question }: { readonly question: Described }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="paper" small icon="why" onPress={() => setOpen(true)} label={text.ask.explain} className="ask-tool" />
      <Dialog title={text.ask.explain} open={open} onClose={() => setOpen(false)}>
        <Explanation question={question} />
      </Dialog>
    </>
  );
}

/** The rules that a question names, read from the rules that the match is played by. */
function useRulesBehind(hash: string, kind: string, stage: string): readonly string[] {
  const [rules, setRules] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    const show = ({ game }: FrozenRules): void => {
      const frame = game.frames[kind] as { rules?: readonly string[]; stages?: Record<string, { rules?: readonly string[] }> } | undefined;
      if (wanted) setRules(frame?.stages?.[stage]?.rules ?? frame?.rules ?? []);
    };
    loadRules(hash).then(show, () => undefined);
    return () => {
      wanted = false;
    };
  }, [hash, kind, stage]);
  return rules;
}

function Explanation({ question: { kind, stage } }: { readonly question: Described }) {
  const text = useText();
  const model = useTable();
  const { game } = model.table;
  const rules = useRulesBehind(model.table.rules, kind, stage);
  return (
    <div className="explanation">
      <p className="lead serif">{promptOf(model, kind, stage)?.explain}</p>
      {rules.length > 0 && <h3 className="label">{text.ask.rulesBehind}</h3>}
      {rules.map((rule) => (
        <p key={rule} className="wy" data-rule={rule}>
          <RuleLink game={game} rule={rule} /> <RuleText game={game} rule={rule} />
        </p>
      ))}
    </div>
  );
}
