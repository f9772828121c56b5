/** Names of the things in a source file that a rule can be at home in. */
import ts from 'typescript';

/** These properties hold numbers of rules; the place is what they belong to. */
const HOLDERS = ['rule', 'rules'];

/** The name of a function, constant, property, method or entry of a list; undefined for everything else. */
export function nameOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name?.text;
  if (ts.isVariableStatement(node)) return constants(node.declarationList);
  if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isShorthandPropertyAssignment(node))
    return propertyName(node.name);
  return entryName(node);
}

function constants({ declarations }: ts.VariableDeclarationList): string {
  const [first] = declarations;
  return first !== undefined && ts.isIdentifier(first.name) ? first.name.text : (first?.name.getText() ?? '');
}

function propertyName(name: ts.PropertyName): string | undefined {
  const text = ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText();
  return HOLDERS.includes(text) ? undefined : text;
}

/** An entry of a list: by its own id, by its first word, else by its position. */
function entryName(node: ts.Node): string | undefined {
  const list = node.parent;
  if (list === undefined || !ts.isArrayLiteralExpression(list)) return undefined;
  if (!(ts.isObjectLiteralExpression(node) || ts.isCallExpression(node) || ts.isArrayLiteralExpression(node))) return undefined;
  return ownId(node) ?? (isData(list) ? String(list.elements.indexOf(node as ts.Expression)) : undefined);
}

function ownId(node: ts.ObjectLiteralExpression | ts.CallExpression | ts.ArrayLiteralExpression): string | undefined {
  if (!ts.isObjectLiteralExpression(node)) return textOf((ts.isCallExpression(node) ? node.arguments : node.elements)[0]);
  const id = node.properties.find((one) => one.name !== undefined && ts.isIdentifier(one.name) && one.name.text === 'id');
  return id !== undefined && ts.isPropertyAssignment(id) ? textOf(id.initializer) : undefined;
}

const textOf = (node: ts.Expression | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteral(node) ? node.text : undefined;

/** A list that is written down as it is; within a function its entries are parts of what the function does. */
function isData(list: ts.Node): boolean {
  return ts.findAncestor(list, ts.isFunctionLike) === undefined;
}
