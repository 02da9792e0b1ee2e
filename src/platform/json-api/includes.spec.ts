import { text } from './attributes.js';
import { countOf, existenceOf, includePaths, toMany, toOne } from './includes.js';
import { fieldsOf, parseQuery } from './query.js';
import type { ResourceQuery } from './query.js';
import { defineResource } from './resource.js';
import type { Resource } from './resource.js';
import { attributesShown } from './serialise.js';

abstract class Shelf {
  id: string;
  name: string;
}

abstract class Book {
  id: string;
  shelfId: string;
  authorId: string | null;
  title: string;
}

abstract class Author {
  id: string;
  name: string;
  secret: string;
}

const authors: Resource = defineResource(Author, {
  type: 'authors',
  title: 'Author',
  attributes: { name: text('name'), secret: text('secret') },
  fieldSets: { full: ['name', 'secret'], beside: ['name'] },
  filters: {},
  sorts: { name: 'name' },
  includes: { books: toMany('books', { resource: () => books, fieldSet: 'list', foreign: 'authorId' }) },
  defaultSort: 'name',
});

const books: Resource = defineResource(Book, {
  type: 'books',
  title: 'Book',
  attributes: { title: text('title') },
  fieldSets: { list: ['title'] },
  filters: {},
  sorts: { title: 'title' },
  includes: { author: toOne<Book>('author', { resource: () => authors, fieldSet: 'beside', local: 'authorId' }) },
  defaultSort: 'title',
});

const shelves = defineResource(Shelf, {
  type: 'shelves',
  title: 'Shelf',
  attributes: { name: text('name') },
  fieldSets: { list: ['name'] },
  filters: {},
  sorts: { name: 'name' },
  includes: {
    books: toMany('books', { resource: () => books, fieldSet: 'list', foreign: 'shelfId', nested: ['author'] }),
    booksCount: countOf('books_count', () => books, 'shelfId'),
    booksExists: existenceOf('books_exists', () => books, 'shelfId'),
  },
  defaultSort: 'name',
});

function parse(query: string): ResourceQuery {
  return parseQuery(shelves, new URLSearchParams(query), { fieldSet: 'list', list: true });
}

function refusal(query: string): unknown {
  try {
    parse(query);
  } catch (error) {
    return (error as { details: { errors: unknown } }).details.errors;
  }
  return null;
}

describe('include', () => {
  it('offers what is declared, and nested only what may be followed', () => {
    expect(includePaths(shelves)).toEqual(['books', 'books.author', 'booksCount', 'booksExists']);
    expect(includePaths(authors)).toEqual(['books']);
  });

  it('becomes a tree', () => {
    const { include } = parse('include=books,books.author,booksCount');
    expect([...include.keys()]).toEqual(['books', 'booksCount']);
    expect([...(include.get('books')?.below.keys() ?? [])]).toEqual(['author']);
  });

  it('includes what stands on the way to a path', () => {
    const { include } = parse('include=books.author');
    expect(include.get('books')?.include).toBe(shelves.includes.books);
    expect(include.get('books')?.below.get('author')?.include).toBe(books.includes.author);
  });

  it('accepts a name that is given twice', () => expect(parse('include=books,books').include.size).toBe(1));

  it.each([
    '',
    'pages',
    'author',
    'books.author.books',
    'books,',
    'books.',
    'Books',
    'constructor',
    'booksCount.author',
  ])('refuses %j', (value) => {
    expect(refusal(`include=${value}`)).toEqual({ include: [expect.stringContaining('The include parameter must')] });
  });

  it('is unknown to a resource that includes nothing', () => {
    const bare = { ...shelves, includes: {} };
    expect(() => parseQuery(bare, new URLSearchParams('include=books'), { fieldSet: 'list', list: true })).toThrow();
  });
});

describe('fields of included resources', () => {
  it('are those of the field set that is shown there', () => {
    expect(Object.fromEntries(fieldsOf(shelves, 'list'))).toEqual({
      shelves: ['name'],
      books: ['title'],
      authors: ['name'],
    });
  });

  it('can be chosen, whether or not they are included', () => {
    expect(parse('fields[books]=title&fields[authors]=name').fields.get('authors')).toEqual(['name']);
  });

  it('refuse attributes outside of the field set', () => {
    expect(refusal('fields[authors]=secret')).toEqual({ 'fields[authors]': [expect.any(String)] });
  });
});

describe('a type that is shown with two field sets', () => {
  const writers = { ...authors, includes: { books: { ...authors.includes.books, nested: ['author'] } } } as Resource;
  const query = parseQuery(writers, new URLSearchParams('fields[authors]=name,secret'), {
    fieldSet: 'full',
    list: true,
  });

  it('takes the fields of both', () => expect(query.fields.get('authors')).toEqual(['name', 'secret']));

  it('shows in each place those of its field set only', () => {
    expect(attributesShown(writers, 'full', query)).toEqual(['name', 'secret']);
    expect(attributesShown(authors, 'beside', query)).toEqual(['name']);
  });
});
