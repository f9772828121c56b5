// Prints the variable that it is told to.
process.stdout.write(process.env[process.argv[2]] ?? '');
