import { Visitor, type ESTree, type Plugin } from 'vite';

type Statement = ESTree.Program['body'][number];
type Span = { start: number; end: number };

/**
 * What a browser needs of the contract. It makes its calls by method and path alone: what they take and give is
 * checked on the server. So of a file with a table of calls the schemas are left out, and with them, on most pages,
 * the library for schemas. Those that a page checks its forms with are in files of their own.
 */
export const onlyAddresses: Plugin = {
  name: 'only-addresses',
  apply: 'build',
  transform: {
    filter: { id: /\/shared\/contract\/[\w-]+\.ts$/, code: /\bendpoint\(['"]/ },
    handler(code) {
      const { body } = this.parse(code, { lang: 'ts' });
      const options = body.flatMap(optionsOfCalls);
      const needed = withoutSchemas(body, options);
      const gaps = [
        ...options.filter((span) => needed.some((statement) => holds(statement, span))),
        ...body.filter((statement) => !needed.includes(statement)),
      ];
      let left = code;
      for (const gap of gaps.toSorted((one, other) => other.start - one.start)) {
        left = left.slice(0, gap.start) + (body.includes(gap as Statement) ? '' : '{}') + left.slice(gap.end);
      }
      return { code: left, map: null };
    },
  },
};

/** Where the third arguments of `endpoint()` stand. */
function optionsOfCalls(statement: Statement): Span[] {
  const found: Span[] = [];
  visit(statement, {
    CallExpression({ callee, arguments: [, , options] }) {
      if (callee.type === 'Identifier' && callee.name === 'endpoint' && options) {
        found.push(options);
      }
    },
  });
  return found;
}

/** The statements that stand without the library for schemas, and what they import. */
function withoutSchemas(body: Statement[], options: Span[]): Statement[] {
  const gone = new Set(['z']);
  let left = body;
  for (let before = -1; before !== left.length;) {
    before = left.length;
    left = left.filter((statement) => {
      const isLeft =
        statement.type === 'ImportDeclaration' || !namesIn(statement, options).some((name) => gone.has(name));
      if (!isLeft) {
        declaredBy(statement).forEach((name) => gone.add(name));
      }
      return isLeft;
    });
  }
  const used = new Set(
    left.filter(({ type }) => type !== 'ImportDeclaration').flatMap((each) => namesIn(each, options)),
  );
  return left.filter(
    (statement) =>
      statement.type !== 'ImportDeclaration' || statement.specifiers.some(({ local }) => used.has(local.name)),
  );
}

/** The names a statement speaks of, but for those in the options of calls. */
function namesIn(statement: Statement, options: Span[]): string[] {
  const labels = new Set<Span>();
  const names: string[] = [];
  visit(statement, {
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) {
        labels.add(key);
      }
    },
    MemberExpression({ property, computed }) {
      if (!computed) {
        labels.add(property);
      }
    },
    Identifier(identifier) {
      if (!labels.has(identifier) && !options.some((span) => holds(span, identifier))) {
        names.push(identifier.name);
      }
    },
  });
  return names;
}

function declaredBy(statement: Statement): string[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return declaration?.type === 'FunctionDeclaration' && declaration.id ? [declaration.id.name] : [];
}

function visit(statement: Statement, handlers: ConstructorParameters<typeof Visitor>[0]): void {
  new Visitor(handlers).visit({ type: 'Program', body: [statement] } as unknown as ESTree.Program);
}

function holds(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
