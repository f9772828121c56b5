/** Ways to break a rule in its source, one place at a time. */
import ts from 'typescript';

/** negated, dropped: a condition · bound: off by one · seat: another seat, side or extreme · skipped: a deed or a stage · order · figure: a number */
export const KINDS = ['negated', 'dropped', 'bound', 'seat', 'skipped', 'order', 'figure'] as const;
export type MutationKind = (typeof KINDS)[number];

export interface Mutation {
  readonly kind: MutationKind;
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The old text and the new, on one line, with the thing that it is in. */
  readonly change: string;
  /** Ids of rules near by: their tests are run first. */
  readonly rules: readonly string[];
}

type Edit = readonly [kind: MutationKind, node: ts.Node, replacement: string];

/** These make events, texts or errors, and no rule. */
const NO_DEEDS = /^(?:t\.emit|t\.reveal|fail|tell|told|say)|\.(?:emit|reveal)$|^tell[A-Z]/;
const OTHER_SIDE: Readonly<Record<string, string>> = {
  attacker: 'defender',
  defender: 'attacker',
  winner: 'loser',
  loser: 'winner',
  winners: 'losers',
  losers: 'winners',
  strongest: 'weakest',
  weakest: 'strongest',
  min: 'max',
  max: 'min',
  first: 'last',
  last: 'first',
};
const BOUNDS: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const SEAT = /seat|who|owner|party|player|side|acting|holder|mine|own\b/i;
const RULE_ID = /(?<![A-Za-z0-9-])[A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-[A-Z]?\d{2,}/g;

/** All mutations of one source, in the order of its text. */
export function mutationsIn(file: string, text: string): Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const visit = (node: ts.Node): void => {
    if (isOutside(node)) return;
    for (const [kind, target, replacement] of editsOf(node, file)) {
      const start = target.getStart(source);
      found.push({
        kind,
        file,
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        start,
        end: target.end,
        replacement,
        change: `${oneLine(target.getText(source))} → ${oneLine(replacement) || 'nothing'} (${placeOf(target)})`,
        rules: [...new Set(topOf(target).getFullText(source).match(RULE_ID) ?? [])],
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Types, imports, headers of loops, hand-written copies, texts and what a question shows beside its options are no rules. */
const isOutside = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isThrowStatement(node) ||
  (ts.isFunctionDeclaration(node) && /^copy/.test(node.name?.text ?? '')) ||
  (ts.isVariableDeclaration(node) && /^copy/.test(node.name.getText())) ||
  ((ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && /^(?:rules?|show|source|text|x|y)$/.test(node.name.getText())) ||
  (ts.isCallExpression(node) && NO_DEEDS.test(node.expression.getText()));

function editsOf(node: ts.Node, file: string): Edit[] {
  if (ts.isIfStatement(node)) return isTelling(node.expression) ? [] : [['negated', node.expression, `!(${node.expression.getText()})`]];
  if (ts.isConditionalExpression(node)) return [['negated', node.condition, `!(${node.condition.getText()})`]];
  if (ts.isBinaryExpression(node)) return binary(node);
  if (ts.isExpressionStatement(node)) return statement(node);
  if (ts.isReturnStatement(node)) return returned(node, file);
  if (ts.isCallExpression(node)) return call(node);
  if (ts.isIdentifier(node)) return side(node);
  return ts.isNumericLiteral(node) ? figure(node, file) : [];
}

const isTelling = (node: ts.Expression): boolean => /telling/.test(node.getText());
const isLoopHeader = (node: ts.Node): boolean => ts.isForStatement(node.parent) && node.parent.condition === node;

function binary(node: ts.BinaryExpression): Edit[] {
  const { left, right, operatorToken } = node;
  const sign = operatorToken.getText();
  if (isLoopHeader(node) || isTelling(node)) return [];
  if (sign === '&&' || sign === '||')
    return [
      ['dropped', node, left.getText()],
      ['dropped', node, right.getText()],
    ];
  const bound = BOUNDS[sign];
  if (bound !== undefined) return [['bound', operatorToken, bound]];
  if (sign === '===' || sign === '!==') {
    const turned = sign === '===' ? '!==' : '===';
    return SEAT.test(node.getText()) ? [['seat', operatorToken, turned]] : [['negated', operatorToken, turned]];
  }
  if (sign === '-' && ts.isIdentifier(left) && ts.isIdentifier(right) && isComparison(node))
    return [['order', node, `${right.text} - ${left.text}`]];
  const isSum = (sign === '+' || sign === '-') && !isText(left) && !isText(right);
  return isSum ? [['figure', operatorToken, sign === '+' ? '-' : '+']] : [];
}

const isText = (node: ts.Node): boolean => /['"`]/.test(node.getText());
/** The body of what is handed to `sort`. */
const isComparison = (node: ts.Node): boolean =>
  ts.isArrowFunction(node.parent) && /sort|Sorted/.test(node.parent.parent.getText().slice(0, 400));

function statement(node: ts.ExpressionStatement): Edit[] {
  const { expression } = node;
  const isDeed = ts.isCallExpression(expression) && !NO_DEEDS.test(expression.expression.getText());
  const isChange = ts.isBinaryExpression(expression) && /^(?:[-+]?=)$/.test(expression.operatorToken.getText());
  return isDeed || isChange || ts.isPostfixUnaryExpression(expression) ? [['skipped', node, ';']] : [];
}

/** `return 'stage'` in a frame: on to the end in place of the stage. */
function returned(node: ts.ReturnStatement, file: string): Edit[] {
  const to = node.expression;
  return to !== undefined && ts.isStringLiteral(to) && to.text !== 'done' && /\/(?:frames|cards)\//.test(file)
    ? [['skipped', to, "'done'"]]
    : [];
}

function call(node: ts.CallExpression): Edit[] {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const list = expression.expression.getText();
  if (expression.name.text === 'filter') return [['dropped', node, list]];
  if (/^(?:reverse|toReversed|toSorted)$/.test(expression.name.text)) return [['order', node, list]];
  return expression.name.text === 'at' && node.arguments[0]?.getText() === '-1' ? [['order', node, `${list}[0]`]] : [];
}

function side(node: ts.Identifier): Edit[] {
  const other = OTHER_SIDE[node.text];
  if (other === undefined || isDeclared(node)) return [];
  const isExtreme = /^(?:min|max)$/.test(node.text);
  const isMath = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node && node.parent.expression.getText() === 'Math';
  const isField = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node && !isExtreme;
  const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node && /^(?:strongest|weakest)$/.test(node.text);
  return (isExtreme && isMath) || (isField && /attacker|defender|winner|loser/.test(node.text)) || isCalled ? [['seat', node, other]] : [];
}

const isDeclared = (node: ts.Identifier): boolean =>
  ts.isPropertyAssignment(node.parent) || ts.isBindingElement(node.parent) || ts.isParameter(node.parent);

/** Figures of data and of named constants; in code only those that cannot be a place in a list. */
function figure(node: ts.NumericLiteral, file: string): Edit[] {
  const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  const isIndex = ts.isElementAccessExpression(node.parent);
  const isData = /\/data(?:\/|\.ts$)/.test(file);
  const isConstant = ts.isVariableDeclaration(node.parent) && /^[A-Z_]+$/.test(node.parent.name.getText());
  if (isKey || isIndex || (!isData && !isConstant && Number(node.text) < 2)) return [];
  return [['figure', node, String(Number(node.text) + 1)]];
}

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 60)} … ${line.slice(-30)}` : line;
};

/** The statement of the file that holds a node. */
function topOf(node: ts.Node): ts.Node {
  let one = node;
  while (!ts.isSourceFile(one.parent)) one = one.parent;
  return one;
}

function placeOf(node: ts.Node): string {
  const names: string[] = [];
  for (let one: ts.Node = node; !ts.isSourceFile(one); one = one.parent) {
    if (!(ts.isFunctionDeclaration(one) || ts.isVariableDeclaration(one) || ts.isPropertyAssignment(one) || ts.isMethodDeclaration(one)))
      continue;
    const name = one.name?.getText() ?? '';
    if (name !== '' && name !== 'stages') names.unshift(name);
  }
  return names.join('.');
}
